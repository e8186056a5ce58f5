import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { sizeInWords } from './month-words.ts'
import { PagePicture } from './PagePicture.tsx'
import type { FileOnRecord, Upload } from './uploads.ts'
import '../upload-document.css'

export interface SlipPageProps {
  /** "October 2026" */
  month: string
  /** Its place among the pages of the month, from 1. */
  number: number
  file: FileOnRecord
  /** What this tab knows of it: name, size, picture. Nothing after a reload. */
  upload: Upload | undefined
  onRemove: () => Promise<unknown>
  /** One place up or down; undefined where there is none. */
  onEarlier: (() => Promise<unknown>) | undefined
  onLater: (() => Promise<unknown>) | undefined
}

/** A page that is here: what it is, a look at it, and how to take it back. */
export function SlipPage({ month, number, file, upload, onRemove, onEarlier, onLater }: SlipPageProps) {
  const t = useTexts('upload-document')
  const shell = useTexts('shell')
  const language = useLanguage()
  const [viewing, setViewing] = useState(false)
  const content = file.kind === 'pdf' ? undefined : upload?.content
  const kind = file.kind === 'pdf' ? t('file.pdf', { pages: file.pages }) : t('file.picture')
  const size = upload?.content && sizeInWords(upload.content.length, language)
  const title = file.kind === 'pdf' ? t('document') : t('page', { number })
  const which = <VisuallyHidden>{`, ${title}, ${month}`}</VisuallyHidden>
  return (
    <li className="slip-page" id={`page-${file.id}`}>
      {content && <PagePicture content={content} />}
      <div className="slip-page__words">
        <p className="slip-page__title">{title}</p>
        {upload && <p className="slip-page__name">{upload.name}</p>}
        <p className="muted">{size ? `${kind}, ${size}` : kind}</p>
      </div>
      <div className="slip-page__actions">
        {content && (
          <Button kind="quiet" onClick={() => setViewing(true)}>
            {t('view')}
            {which}
          </Button>
        )}
        {onEarlier && (
          <Button kind="quiet" className="slip-page__earlier" onClick={onEarlier}>
            {t('earlier')}
            {which}
          </Button>
        )}
        {onLater && (
          <Button kind="quiet" className="slip-page__later" onClick={onLater}>
            {t('later')}
            {which}
          </Button>
        )}
        <Button kind="quiet" busyText={t('remove.busy')} onClick={onRemove}>
          {t('remove')}
          {which}
        </Button>
      </div>
      {content && (
        <Dialog
          open={viewing}
          heading={`${title}, ${month}`}
          closeLabel={shell('action.close')}
          onClose={() => setViewing(false)}
        >
          {viewing && <PagePicture content={content} large={t('picture', { number, month })} />}
        </Dialog>
      )}
    </li>
  )
}
