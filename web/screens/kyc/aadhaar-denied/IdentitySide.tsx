import { removeUpload } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { errorId, fieldWiring } from '@card-journey/ui/inputs/field-wiring.ts'
import { FieldError } from '@card-journey/ui/inputs/FieldError.tsx'
import { FilePickers } from '@card-journey/ui/inputs/FilePickers.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useMessage } from '../../../fields/words.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import './identity-side.css'
import type { SendingSide } from './use-identity-upload.ts'

export interface IdentitySideProps {
  /** Its place in the document, from 1. */
  page: number
  /** "Front of the licence" */
  name: string
  applicationId: string
  /** What the record has in this place. */
  file: { id: string; kind: 'jpg' | 'png' | 'pdf' } | undefined
  sending: SendingSide | undefined
  onFile: (file: File) => void
}

/** One side of a document: chosen or photographed, on its way, here, or refused and why. */
export function IdentitySide({ page, name, applicationId, file, sending, onFile }: IdentitySideProps) {
  const t = useTexts('aadhaar-denied')
  const message = useMessage()
  const attempt = useAttempt()
  const id = `side-${page}`
  const error = sending?.mistake ? message(sending.mistake) : sending?.unsent ? t('side.unsent') : undefined
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      className={classes('field', 'identity-side', error !== undefined && 'field--wrong')}
    >
      <h2 className="identity-side__name" id={`${id}-name`}>
        {name}
      </h2>
      <p role="status">
        {sending && !error
          ? sending.percent === undefined
            ? t('side.checking')
            : t('side.sending', { percent: sending.percent })
          : file && (file.kind === 'pdf' ? t('side.pdf') : t('side.here'))}
      </p>
      <FilePickers
        id={id}
        name={name}
        described={fieldWiring(id, { error })}
        onFiles={([chosen]) => chosen && onFile(chosen)}
        words={{ choose: file ? t('side.again') : t('side.add'), photograph: t('side.photograph') }}
      >
        {file && (
          <Button
            kind="quiet"
            busyText={t('side.remove.busy')}
            onClick={() => attempt(removeUpload, { applicationId, file: file.id })}
          >
            {t('side.remove')}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        )}
      </FilePickers>
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  )
}
