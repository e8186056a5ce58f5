import { Button } from '@card-journey/ui/Button.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { sizeInWords } from './month-words.ts'
import type { Upload } from './uploads.ts'
import '../upload-document.css'

export interface SlipUploadProps {
  /** "October 2026" */
  month: string
  upload: Upload
  /** There is no connection: it goes on when there is one. */
  offline: boolean
  onAgain: () => void
  onDrop: () => void
}

/** A file on its way: checked, waiting for its turn, being sent, or stopped. */
export function SlipUpload({ month, upload, offline, onAgain, onDrop }: SlipUploadProps) {
  const t = useTexts('upload-document')
  const language = useLanguage()
  const { name, state, content, received } = upload
  const size = content?.length ?? 0
  const percent = size > 0 ? Math.floor((received / size) * 100) : 0
  const unsent = state === 'unsent'
  const words =
    state === 'checking'
      ? t('checking')
      : offline
        ? t('offline')
        : state === 'sending'
          ? t('sending', { percent })
          : t('waiting')
  const bytes = size > 0 ? ` (${sizeInWords(size, language)})` : ''
  return (
    <li className="slip-page">
      <div className="slip-page__words">
        <p className="slip-page__name">
          {name}
          {unsent && bytes}
        </p>
        {unsent ? (
          <p className="status-mark status-mark--problem">
            <Icon name="alert" />
            {t('unsent')}
          </p>
        ) : (
          <p className="muted">
            {words}
            {bytes}
          </p>
        )}
        {state === 'sending' && (
          <progress className="slip-page__progress" max={100} value={percent} aria-label={`${name}, ${month}`} />
        )}
      </div>
      <div className="slip-page__actions">
        {unsent && (
          <Button kind="quiet" onClick={onAgain}>
            {t('again')}
            <VisuallyHidden>{`, ${name}, ${month}`}</VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" onClick={onDrop}>
          {t(unsent ? 'remove' : 'stop')}
          <VisuallyHidden>{`, ${name}, ${month}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
