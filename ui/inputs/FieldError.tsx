import { Icon } from '../Icon.tsx'

/**
 * The message under a control. The live region is there from the start: one that is added together with its text is not
 * announced.
 */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div className="field__live" aria-live="polite">
      {children && <FieldMistake id={id} words={children} />}
    </div>
  )
}

/** The message itself; the checks that run before React copy its mark-up. */
export function FieldMistake({ id, words }: { id: string; words: string }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>{words}</span>
    </p>
  )
}
