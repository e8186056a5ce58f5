import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'

interface Props {
  label: string
  /** What it is the dial of, read out before the label. */
  about?: string
  value: number
  step: number
  most: number
  onSet: (value: number) => void
}

/** A number that is set when its field is left or Enter is pressed. */
export function NumberDial({ label, about, value, step, most, onSet }: Props) {
  return (
    <label className="field">
      <span>
        {about ? <VisuallyHidden>{about}: </VisuallyHidden> : null}
        {label}
      </span>
      <input
        type="number"
        min={0}
        max={most}
        step={step}
        key={value}
        defaultValue={value}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) => {
          const next = event.target.valueAsNumber
          // The sandbox says why it refuses a number out of bounds.
          if (!Number.isNaN(next) && next !== value) onSet(next)
        }}
      />
    </label>
  )
}
