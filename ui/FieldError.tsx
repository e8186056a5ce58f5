import { Icon } from './Icon.tsx'

/** The message under a control. The live region stands there from the start: one that arrives with its words is not announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div className="field__live" aria-live="polite">
      {children && <FieldMistake id={id} words={children} />}
    </div>
  )
}

/** The message itself; the page's checks before React is there copy its mark-up. */
export function FieldMistake({ id, words }: { id: string; words: string }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>{words}</span>
    </p>
  )
}
