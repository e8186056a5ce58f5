import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { checkUpload, uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { classes } from '@card-journey/ui/classes.ts'
import { fieldWiring, errorId, hintId } from '@card-journey/ui/field-wiring.ts'
import { FieldError } from '@card-journey/ui/FieldError.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useMessage } from '../../../fields/words.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { localeOf } from '../../../texts/language.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'

export interface SlipRowProps {
  /** yyyy-MM */
  month: string
  accepted: boolean
  /** The applicant tried to continue without it. */
  missing: boolean
  upload: (file: File) => Promise<Outcome>
}

/** One month's slip: chosen, checked here, sent, accepted or refused with the reason. */
export function SlipRow({ month, accepted, missing, upload }: SlipRowProps) {
  const t = useTexts('upload-document')
  const message = useMessage()
  const language = useLanguage()
  const [file, setFile] = useState('')
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState<MessageKey | 'unsent'>()
  const id = `slip-${month}`
  const name = new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

  async function take(chosen: File) {
    setFile(chosen.name)
    const content = new Uint8Array(await chosen.slice(0, uploadBelow).arrayBuffer())
    const refused = checkUpload(chosen.size, content)
    setWrong(refused)
    if (refused) return
    setSending(true)
    const outcome = await upload(chosen)
    setSending(false)
    if (!outcome.ok) setWrong(outcome.fields['month'] ?? 'unsent')
  }

  const key = wrong ?? (missing && !accepted ? 'missingMonth' : undefined)
  const error = key === 'unsent' ? t('unsent') : key && message(key)
  const taken = file ? t('taken', { file }) : t('here')
  const state = sending ? t('sending', { file }) : accepted ? taken : t('formats')
  return (
    <li className={classes('slips__row', 'field', error !== undefined && 'field--wrong')}>
      <div className="slips__words">
        <p className="field__label">{name}</p>
        <p className={classes('field__hint', accepted && 'slips__taken')} id={hintId(id)} role="status">
          {accepted && <Icon name="check" />}
          <span>{state}</span>
        </p>
      </div>
      <input
        {...fieldWiring(id, { hint: state, error })}
        className="slips__input"
        type="file"
        accept=".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
        disabled={sending}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          // Cleared, so that the same file can be chosen again after a fix.
          event.target.value = ''
          if (chosen) void take(chosen)
        }}
      />
      <label className={buttonClass('secondary')} htmlFor={id}>
        <span>
          {accepted || file ? t('replace') : t('choose')}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </span>
      </label>
      <FieldError id={errorId(id)}>{error}</FieldError>
    </li>
  )
}
