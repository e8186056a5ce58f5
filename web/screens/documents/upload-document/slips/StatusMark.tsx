import { Icon, type IconName } from '@card-journey/ui/Icon.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import type { MonthStatus } from './month-status.ts'
import '../upload-document.css'

const icons: Readonly<Partial<Record<MonthStatus, IconName>>> = { sending: 'clock', uploaded: 'check' }

/** How a month stands, as a sign and in words; a problem says itself, below. */
export function StatusMark({ status, pages }: { status: MonthStatus; pages: number }) {
  const t = useTexts('upload-document')
  if (status === 'problem') return null
  const icon = icons[status]
  const words = status === 'uploaded' ? t('status.uploaded', { pages }) : t(`status.${status}`)
  return (
    <span className={`status-mark status-mark--${status}`}>
      {icon && <Icon name={icon} />}
      <span>{words}</span>
    </span>
  )
}
