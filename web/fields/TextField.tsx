import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { TextInput, type TextInputProps } from '@card-journey/ui/inputs/TextInput.tsx'
import type { FieldProps } from './field-props.ts'
import { useFrame } from './use-frame.ts'
import { useRegistered } from './use-registered.ts'

export interface TextFieldProps extends FieldProps {
  input?: Omit<TextInputProps, 'name' | 'id' | 'ref' | 'required' | 'onChange' | 'onBlur'>
}

/** A line of text, bound to its answer. Nothing is cut or reformatted while typing: rules apply afterwards. */
export function TextField({ input, ...props }: TextFieldProps) {
  const frame = useFrame(props)
  const registered = useRegistered(props.name)
  return (
    <Field {...frame}>
      {(wiring) => <TextInput {...input} {...registered} {...wiring} required={props.required ?? true} />}
    </Field>
  )
}
