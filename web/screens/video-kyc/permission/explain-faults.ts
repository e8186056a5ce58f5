import { permissionOf, type Device, type Fault, type OpenedDevices } from '@card-journey/ui/call/open-devices.ts'

/** `dismissed`: the browser's question was closed without an answer. `insecure`: the page has no https. */
export type ExplainedFault = Fault | 'dismissed' | 'insecure'
export type ExplainedFaults = Partial<Record<Device, ExplainedFault>>

const devices = ['camera', 'microphone'] as const

/** Why each device could not be opened, as exactly as the browser lets it be known. */
export async function explainFaults(faults: OpenedDevices['faults']): Promise<ExplainedFaults> {
  const explained: ExplainedFaults = { ...faults }
  for (const device of devices) {
    if (faults[device] === 'unsupported' && !isSecureContext) explained[device] = 'insecure'
    if (faults[device] === 'denied' && (await permissionOf(device)) === 'prompt') explained[device] = 'dismissed'
  }
  return explained
}
