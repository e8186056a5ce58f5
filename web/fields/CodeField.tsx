import { CodeInput, type CodeInputProps } from '@card-journey/ui/CodeInput.tsx'
import { Field } from '@card-journey/ui/Field.tsx'
import type { FieldProps } from './field-props.ts'
import { useFrame } from './use-frame.ts'
import { useRegistered } from './use-registered.ts'

export interface CodeFieldProps extends FieldProps {
  digits?: number
  input?: Pick<CodeInputProps, 'masked' | 'autoComplete' | 'onKeyDown'>
}

/** A one-time code: typed, pasted, or filled in from the message. */
export function CodeField({ digits = 6, input, ...props }: CodeFieldProps) {
  const frame = useFrame(props)
  const registered = useRegistered(props.name)
  return (
    <Field {...frame}>
      {(wiring) => (
        <CodeInput {...input} {...registered} {...wiring} digits={digits} required={props.required ?? true} />
      )}
    </Field>
  )
}
