import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  kind?: NoticeKind
  heading?: ReactNode
  /** Announced when it appears: `status` waits for a pause, `alert` does not. */
  role?: 'status' | 'alert'
  children?: ReactNode
}

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'success', warning: 'alert', danger: 'alert' }

export function Notice({ kind = 'info', heading, role, children }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <div>
        {heading && <p className="notice__heading">{heading}</p>}
        {children}
      </div>
    </div>
  )
}
