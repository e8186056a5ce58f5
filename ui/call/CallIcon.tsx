const strokes = {
  microphone: 'M10 12a3 3 0 0 0 3-3V5a3 3 0 1 0-6 0v4a3 3 0 0 0 3 3Zm-6-3a6 6 0 0 0 12 0m-6 6v3',
  'microphone-off': 'M13 9V5a3 3 0 0 0-5.8-1M7 7v2a3 3 0 0 0 4.5 2.6M4 9a6 6 0 0 0 9.5 4.9M16 9v1m-6 5v3M3 3l14 14',
  camera: 'M2 6h10v8H2zm10 3 6-3v8l-6-3',
  'camera-off': 'M8 6h4v4m0 4H2V6h2m8 3 6-3v8l-4-2M3 3l14 14',
  turn: 'M3 8a7 7 0 0 1 13-2m0-4v4h-4M17 12a7 7 0 0 1-13 2m0 4v-4h4',
  later: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 3.5v4l3 2',
  leave: 'M2 12c4-5 12-5 16 0l-2 2-3-2v-2c-2-.7-4-.7-6 0v2l-3 2z',
} as const

export type CallIconName = keyof typeof strokes

/** As ui/Icon.tsx, apart from it: only the call's screens download these. */
export function CallIcon({ name }: { name: CallIconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
