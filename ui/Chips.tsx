import { Icon } from './Icon.tsx'

export interface ChipsProps {
  label: string
  chips: readonly { id: string; name: string }[]
  pressed: readonly string[]
  onPress: (id: string) => void
}

/** Filters that are on or off. */
export function Chips({ label, chips, pressed, onPress }: ChipsProps) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {chips.map(({ id, name }) => (
        <button key={id} type="button" className="chip" aria-pressed={pressed.includes(id)} onClick={() => onPress(id)}>
          {/* Visible while pressed, but always rendered, so that before React only the attribute has to change. */}
          <Icon name="check" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
