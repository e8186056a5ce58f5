import { useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { showChip } from './show-chip.ts'

export interface ChipsProps {
  label: string
  chips: readonly { id: string; name: string }[]
  pressed: readonly string[]
  onPress: (id: string) => void
}

/** Filters that are on or off, below their label. */
export function Chips({ label, chips, pressed, onPress }: ChipsProps) {
  const labelId = useId()
  const row = useRef<HTMLDivElement>(null)
  // A row that scrolls may hide what was pressed, all or half of it.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (chip) showChip(chip)
  }, [])
  return (
    <div>
      <p className="chip-field__label" id={labelId}>
        {label}
      </p>
      <div ref={row} className="chips" role="group" aria-labelledby={labelId}>
        {chips.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={pressed.includes(id)}
            onClick={({ currentTarget }) => {
              onPress(id)
              showChip(currentTarget)
            }}
          >
            {/* Visible while pressed, but always rendered, so that before React only the attribute has to change. */}
            <Icon name="check" />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
