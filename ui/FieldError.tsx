import { Icon } from './Icon.tsx'

/** The message under a control. The live region stands there from the start: one that arrives with its words is not announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div className="field__live" aria-live="polite">
      {children && (
        <p className="field__error" id={id}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
