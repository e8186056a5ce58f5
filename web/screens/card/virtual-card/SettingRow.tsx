import { Icon } from '@card-journey/ui/Icon.tsx'
import type { ReactNode } from 'react'
import './settings.css'

export interface SettingRowProps {
  name: string
  /** What holds, at the end of the row. */
  value?: string | undefined
  /** A sentence below the name. */
  about?: string | undefined
  /** Opens its sheet. Without it the row only says what holds. */
  onOpen?: () => void
  /** Instead of opening a sheet. */
  action?: ReactNode
}

/** One setting: its name, and quietly at the end what holds. A press opens its sheet. */
export function SettingRow({ name, value, about, onOpen, action }: SettingRowProps) {
  const words = (
    <>
      <span className="setting-row__words">
        <span className="setting-row__name">{name}</span> {value && <span className="setting-row__value">{value}</span>}{' '}
        {about && <span className="setting-row__about">{about}</span>}
      </span>
      {onOpen && <Icon name="chevron" />}
    </>
  )
  if (!onOpen)
    return (
      <div className="setting-row">
        {words}
        {action}
      </div>
    )
  return (
    <button type="button" className="setting-row setting-row--opens" aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </button>
  )
}
