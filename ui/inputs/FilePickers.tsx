import type { ChangeEvent, ReactNode } from 'react'
import { buttonClass, type ButtonKind } from '../button-class.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import './file-pickers.css'

export interface FilePickersProps {
  /** Id of the control that chooses files; the camera's is `<id>-photo`. */
  id: string
  /** What the files are of, read out after each label. */
  name: string
  multiple?: boolean
  described: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  onFiles: (files: readonly File[]) => void
  words: { choose: string; photograph: string }
  kind?: ButtonKind
  /** What stands beside the two. */
  children?: ReactNode
}

/**
 * Chooses files, or takes a photograph where there is a camera to hold. The label is the button: the browser's own
 * control looks different everywhere and uses its own language.
 */
export function FilePickers({
  id,
  name,
  multiple,
  described,
  onFiles,
  words,
  kind = 'secondary',
  children,
}: FilePickersProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? [])
    // Cleared, so that the same file can be chosen again after a fix.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  const input = { className: 'file-pickers__input', type: 'file', onChange: take }
  const label = (of: string, text: string) => (
    <label className={buttonClass(kind)} htmlFor={of}>
      <span>
        {text}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </span>
    </label>
  )
  return (
    <div className="file-pickers">
      <input
        {...described}
        {...input}
        id={id}
        multiple={multiple}
        accept=".jpg,.jpeg,.png,.pdf,.heic,.heif,image/jpeg,image/png,application/pdf"
      />
      {label(id, words.choose)}
      <span className="file-pickers__camera">
        <input {...input} id={`${id}-photo`} accept="image/*" capture="environment" />
        {label(`${id}-photo`, words.photograph)}
      </span>
      {children}
    </div>
  )
}
