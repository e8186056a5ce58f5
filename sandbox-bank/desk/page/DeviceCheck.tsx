import type { DeviceCheck as Checked } from '../views.ts'

const words = { ok: 'fine', failed: 'failed', unknown: 'not known' } as const

/** What the applicant's browser found before the call. */
export function DeviceCheck({ device }: { device: Checked }) {
  const unusual = Object.entries(device).filter(([, result]) => result !== 'ok')
  if (unusual.length === 0) return <>All fine</>
  return <>{unusual.map(([item, result]) => `${item} ${words[result]}`).join(', ')}</>
}
