import { Button } from '@card-journey/ui/Button.tsx'
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
  const words =
    state === 'unsent'
      ? t('unsent')
      : state === 'checking'
        ? t('checking')
        : offline
          ? t('offline')
          : state === 'sending'
            ? t('sending', { percent })
            : t('waiting')
  return (
    <li className="slip-page">
      <div className="slip-page__words">
        <p className="slip-page__name">{name}</p>
        <p className="muted">{size > 0 ? `${words} (${sizeInWords(size, language)})` : words}</p>
        {state === 'sending' && (
          <progress className="slip-page__progress" max={100} value={percent} aria-label={`${name}, ${month}`} />
        )}
      </div>
      <div className="slip-page__actions">
        {state === 'unsent' && (
          <Button kind="quiet" onClick={onAgain}>
            {t('again')}
            <VisuallyHidden>{`, ${name}, ${month}`}</VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" onClick={onDrop}>
          {t('stop')}
          <VisuallyHidden>{`, ${name}, ${month}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
