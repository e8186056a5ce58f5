import { ScreenForm, type ScreenFormProps } from './ScreenForm.tsx'

/** A form whose submit agrees to something, beside a way to refuse it of the same kind (ADR 0070). */
export const DecisionForm = <Field extends string>(props: ScreenFormProps<Field>) => (
  <ScreenForm {...props} submitKind="secondary" />
)
