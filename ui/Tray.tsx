import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface TrayProps {
  label: string
  /** "2 of 3 selected": announced as it changes. */
  count: string
  items: readonly { id: string; name: string; removeLabel: string }[]
  onRemove: (id: string) => void
  /** Actions on the items. */
  action: ReactNode
}

/** Shows the selected cards at the bottom edge. */
export function Tray({ label, count, items, onRemove, action }: TrayProps) {
  return (
    <aside className="tray" aria-label={label}>
      <div className="tray__inner">
        <p className="tray__count" role="status">
          {count}
        </p>
        <ul className="tray__items">
          {items.map(({ id, name, removeLabel }) => (
            <li key={id}>
              <span>{name}</span>
              <button type="button" className="icon-button" aria-label={removeLabel} onClick={() => onRemove(id)}>
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
        <div className="tray__action">{action}</div>
      </div>
    </aside>
  )
}
