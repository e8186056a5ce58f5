import { mobileNumber } from '@card-journey/journey/fields/mobile-number.ts'
import { useForm } from '../form/use-form.ts'
import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** An Indian mobile number. The +91 or 0 of a pasted one is dropped: the field's own prefix says it already. */
export function MobileField(props: FieldProps) {
  const form = useForm()
  return (
    <TextField
      {...props}
      input={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel-national',
        prefix: '+91',
        fits: 'phone',
        onPaste(event) {
          const number = mobileNumber.normalise(event.clipboardData.getData('text'))
          if (!/^\d{10}$/.test(number)) return
          event.preventDefault()
          form.enter(props.name, number)
        },
      }}
    />
  )
}
