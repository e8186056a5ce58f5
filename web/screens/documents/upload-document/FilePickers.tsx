import { buttonClass } from '@card-journey/ui/button-class.ts'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'

export interface FilePickersProps {
  /** Id of the control that chooses files; the camera's is `<id>-photo`. */
  id: string
  /** The month, read out after the label. */
  name: string
  /** What a chosen file does: the first page, one more, or in place of what is there. */
  adds: 'first' | 'more' | 'instead'
  described: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  onFiles: (files: readonly File[]) => void
}

/**
 * Chooses files, or takes a photograph where there is a camera to hold. The label is the button: the browser's own
 * control looks different everywhere and uses its own language.
 */
export function FilePickers({ id, name, adds, described, onFiles }: FilePickersProps) {
  const t = useTexts('upload-document')
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? [])
    // Cleared, so that the same file can be chosen again after a fix.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className="slip__pickers">
      <input
        {...described}
        id={id}
        className="slip__input"
        type="file"
        multiple
        accept=".jpg,.jpeg,.png,.pdf,.heic,.heif,image/jpeg,image/png,application/pdf"
        onChange={take}
      />
      <label className={buttonClass('secondary')} htmlFor={id}>
        <span>
          {t(({ first: 'choose', more: 'add', instead: 'replace' } as const)[adds])}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </span>
      </label>
      <span className="slip__camera">
        <input
          id={`${id}-photo`}
          className="slip__input"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={take}
        />
        <label className={buttonClass('secondary')} htmlFor={`${id}-photo`}>
          <span>
            {t(({ first: 'photograph', more: 'photograph.more', instead: 'photograph.replace' } as const)[adds])}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </span>
        </label>
      </span>
      <span className="slip__drop muted" aria-hidden="true">
        {t('drop')}
      </span>
    </div>
  )
}
