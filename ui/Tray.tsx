import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './tray.css'

export interface TrayProps {
  label: string
  /** "2 of 3 selected": announced as it changes. */
  count: string
  items: readonly { id: string; name: string; picture?: ReactNode; removeLabel: string }[]
  onRemove: (id: string) => void
  /** Actions on the items. */
  action: ReactNode
}

/** Shows the selected things at the bottom edge, in one row: a press on one removes it. */
export function Tray({ label, count, items, onRemove, action }: TrayProps) {
  return (
    <aside className="tray" aria-label={label}>
      <div className="tray__inner">
        <p className="tray__count" role="status">
          {count}
        </p>
        <ul className="tray__items">
          {items.map(({ id, name, picture, removeLabel }) => (
            <li key={id}>
              <button type="button" className="tray__item" aria-label={removeLabel} onClick={() => onRemove(id)}>
                {picture && <span className="tray__picture">{picture}</span>}
                <span className={picture ? 'visually-hidden' : undefined}>{name}</span>
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
