import { Icon } from './Icon.tsx'
import type { NoticeKind } from './Notice.tsx'

/** The large icon above the heading of an outcome, which says the same in words. */
export function OutcomeMark({ kind }: { kind: NoticeKind | 'waiting' }) {
  const icon = ({ success: 'check', info: 'info', waiting: 'clock', warning: 'alert', danger: 'cross' } as const)[kind]
  return (
    <div className={`outcome-mark outcome-mark--${kind}`} aria-hidden="true">
      <Icon name={icon} />
    </div>
  )
}
