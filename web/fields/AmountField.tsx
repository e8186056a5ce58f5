import { groupedRupees, rupees } from '@card-journey/journey/fields/rupees.ts'
import { useForm } from '../form/use-form.ts'
import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** An amount in whole rupees, behind a ₹. On leaving the field its digits stand in groups; nothing moves while typing. */
export function AmountField(props: FieldProps) {
  const form = useForm()
  return (
    <div onBlur={() => form.set(props.name, groupedRupees(form.value(props.name)))}>
      <TextField
        {...props}
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: rupees.maxLength, prefix: '₹' }}
      />
    </div>
  )
}
