import { ScreenForm, type ScreenFormProps } from './ScreenForm.tsx'
import './decision-form.css'

/**
 * A form whose submit agrees to something, beside a way to refuse it of the same kind (ADR 0070): both stay in view,
 * however long what they are about is.
 */
export const DecisionForm = <Field extends string>(props: ScreenFormProps<Field>) => (
  <div className="decision-form">
    <ScreenForm {...props} submitKind="secondary" />
  </div>
)
