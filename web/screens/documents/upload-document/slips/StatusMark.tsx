import { Icon, type IconName } from '@card-journey/ui/Icon.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import type { MonthStatus } from './month-status.ts'
import '../upload-document.css'

const icons: Readonly<Record<MonthStatus, IconName | undefined>> = {
  needed: undefined,
  optional: undefined,
  sending: 'clock',
  problem: 'alert',
  uploaded: 'check',
}

/** How a month stands, as a sign and in words. */
export function StatusMark({ status, pages }: { status: MonthStatus; pages: number }) {
  const t = useTexts('upload-document')
  const icon = icons[status]
  const words = status === 'uploaded' ? t('status.uploaded', { pages }) : t(`status.${status}`)
  return (
    <span className={`status-mark status-mark--${status}`}>
      {icon && <Icon name={icon} />}
      <span>{words}</span>
    </span>
  )
}
