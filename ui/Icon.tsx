const strokes = {
  alert: 'M10 6v5m0 3v.01M10 2 1.8 17h16.4z',
  back: 'm12 4-6 6 6 6',
  check: 'm4 10.5 4 4L16 6',
  chevron: 'm5 8 5 5 5-5',
  clock: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l3 2',
  copy: 'M7 7V3h10v10h-4M3 7h10v10H3z',
  cross: 'm5 5 10 10M15 5 5 15',
  help: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM8 8a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6m0 2.7v.01',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-9v5m0-8v.01',
  lock: 'M4 9h12v9H4zm3 0V6a3 3 0 0 1 6 0v3',
  success: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm-4-8 3 3 5-6',
} as const

export type IconName = keyof typeof strokes

/** A 20 px line drawing in the text colour. Always beside text, so never announced. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
