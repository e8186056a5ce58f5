import { classes } from '@card-journey/ui/classes.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { fieldWiring, errorId } from '@card-journey/ui/inputs/field-wiring.ts'
import { FieldError } from '@card-journey/ui/inputs/FieldError.tsx'
import { FilePickers } from '@card-journey/ui/inputs/FilePickers.tsx'
import { orderPages } from '@card-journey/contract/calls/document-analysis/orderPages.ts'
import { removeUpload } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useMessage } from '../../../../fields/words.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { monthName } from './month-words.ts'
import { monthStatus, pagesOf } from './month-status.ts'
import { SlipPage } from './SlipPage.tsx'
import { SlipUpload } from './SlipUpload.tsx'
import { StatusMark } from './StatusMark.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { isUnderWay, type FileOnRecord, type Upload, type Uploads } from './uploads.ts'
import '../upload-document.css'

export interface SlipMonthProps {
  /** yyyy-MM */
  month: string
  applicationId: string
  required: boolean
  /** What the record has. */
  files: readonly FileOnRecord[]
  /** This tab's, of this month. */
  sent: readonly Upload[]
  uploads: Uploads
  /** The server's message about the whole month, or that it is missing. */
  mistake: string | undefined
  /** In percent; the tab was reloaded while a file was being sent. */
  halfSent: number | undefined
  offline: boolean
}

/** What a chosen file does: the first page, one more, or in place of what is there. */
const pickerKeys = {
  first: { choose: 'choose', photograph: 'photograph' },
  more: { choose: 'add', photograph: 'photograph.more' },
  instead: { choose: 'replace', photograph: 'photograph.replace' },
} as const

/** One month's slip: its pages, what is on its way, what was refused and why. */
export function SlipMonth(props: SlipMonthProps) {
  const { month, applicationId, required, files, sent, uploads, halfSent, offline } = props
  const t = useTexts('upload-document')
  const message = useMessage()
  const language = useLanguage()
  const attempt = useAttempt()
  const [removed, setRemoved] = useState<Upload | { name: string }>()
  const [focus, setFocus] = useState<{ page: string; button: 'earlier' | 'later' }>()
  const self = useRef<HTMLLIElement>(null)
  const id = `slip-${month}`
  const name = monthName(month, language)

  const underWay = sent.filter((upload) => isUnderWay(upload) || upload.state === 'unsent')
  const refused = sent.flatMap(({ mistake, name: file }) => (mistake ? [`${file}: ${message(mistake)}`] : []))
  const locked = sent.some(({ maybeLocked, state }) => maybeLocked && (state === 'waiting' || state === 'sending'))
  const interrupted = halfSent !== undefined && underWay.length === 0 && !removed
  const isEmpty = files.length === 0 && underWay.length === 0 && !removed && !interrupted
  const error = refused.length > 0 ? refused.join(' ') : props.mistake
  const status = monthStatus({ files, uploads: sent, required })
  const whole = files.find(({ kind }) => kind === 'pdf')
  const words = pickerKeys[whole ? 'instead' : files.length > 0 ? 'more' : 'first']

  const take = (chosen: readonly File[]) => {
    setRemoved(undefined)
    // A pdf is the whole document: another file takes its place.
    void uploads.add(month, chosen, whole)
  }
  async function remove(file: FileOnRecord, upload: Upload | undefined, title: string) {
    const outcome = await attempt(removeUpload, { applicationId, month, file: file.id })
    if (!outcome.ok) return
    uploads.removed(month, upload?.name ?? title)
    setRemoved(upload ? { ...upload, place: file.page, replaces: undefined } : { name: title })
  }
  const over = useFileDrop(self, take)

  async function move(from: number, to: number) {
    const ids = files.map((file) => file.id)
    const [moved = ''] = ids.splice(from, 1)
    ids.splice(to, 0, moved)
    const outcome = await attempt(orderPages, { applicationId, month, files: ids })
    if (!outcome.ok) return
    setRemoved(undefined)
    uploads.moved(month, name, to + 1)
    setFocus({ page: moved, button: to < from ? 'earlier' : 'later' })
  }

  // A page that was moved keeps the focus on its button, at the end of the list on the other one.
  useEffect(() => {
    const page = focus && document.getElementById(`page-${focus.page}`)
    const buttons = page && [
      page.querySelector<HTMLElement>(`.slip-page__${focus.button}`),
      page.querySelector('button'),
    ]
    buttons?.find((button) => button !== null)?.focus()
  }, [focus])

  // What was pressed is gone: the way back has the focus, or choosing another file.
  useEffect(() => {
    if (removed) self.current?.querySelector<HTMLElement>('.slip__removed button, .file-pickers__input')?.focus()
  }, [removed])

  return (
    <li ref={self} className={classes('slip', over && 'slip--over')}>
      <div
        role="group"
        aria-labelledby={`${id}-month`}
        className={classes('field', error !== undefined && 'field--wrong', isEmpty && 'slip__row')}
      >
        <div className="slip__head">
          <h3 className="slip__month" id={`${id}-month`}>
            {name}
          </h3>
          <StatusMark status={status} pages={pagesOf(files)} />
        </div>
        {(files.length > 0 || underWay.length > 0) && (
          <ol className="slip__pages" aria-label={t('pages', { month: name })}>
            {files.map((file, index) => {
              const upload = sent.find(({ fileId }) => fileId === file.id)
              const title = file.kind === 'pdf' ? t('document') : t('page', { number: index + 1 })
              return (
                <SlipPage
                  key={file.id}
                  month={name}
                  number={index + 1}
                  file={file}
                  upload={upload}
                  onRemove={() => remove(file, upload, title)}
                  onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
                  onLater={index < files.length - 1 ? () => move(index, index + 1) : undefined}
                />
              )
            })}
            {underWay.map((upload) => (
              <SlipUpload
                key={upload.key}
                month={name}
                upload={upload}
                offline={offline}
                onAgain={() => void uploads.again(upload.key)}
                onDrop={() => {
                  uploads.drop(upload.key)
                  setRemoved({ name: upload.name })
                }}
              />
            ))}
          </ol>
        )}
        {removed && (
          <p className="slip__removed">
            <span>{t('removed', { file: removed.name })}</span>
            {'content' in removed && (
              <Button
                kind="quiet"
                onClick={() => {
                  uploads.restore(removed)
                  setRemoved(undefined)
                  document.getElementById(id)?.focus()
                }}
              >
                {t('undo')}
              </Button>
            )}
          </p>
        )}
        {interrupted && <p className="muted">{t('halfSent', { percent: halfSent })}</p>}
        {locked && <p className="muted">{t('maybeLocked')}</p>}
        <FilePickers
          id={id}
          name={name}
          multiple
          described={fieldWiring(id, { error })}
          onFiles={take}
          kind={files.length > 0 || underWay.length > 0 ? 'quiet' : 'secondary'}
          words={{ choose: t(words.choose), photograph: t(words.photograph) }}
        />
        <FieldError id={errorId(id)}>{error}</FieldError>
      </div>
    </li>
  )
}
