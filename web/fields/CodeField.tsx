import { CodeInput, type CodeInputProps } from '@card-journey/ui/inputs/CodeInput.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import type { FieldProps } from './field-props.ts'
import { useCode } from './use-code.ts'
import { useFrame } from './use-frame.ts'

export interface CodeFieldProps extends FieldProps {
  digits?: number
  /** It is all that its form asks: it has the focus on arrival, and the last digit submits. */
  sends?: boolean
  /** The code that this one is entered to confirm: it is emptied with it. */
  repeats?: string
  input?: Pick<CodeInputProps, 'masked' | 'autoComplete' | 'onKeyDown'>
}

/** A one-time code: typed, pasted, or filled in from the message. */
export function CodeField({ digits = 6, sends = false, repeats, input, ...props }: CodeFieldProps) {
  const frame = useFrame(props)
  const code = useCode(props.name, digits, sends, repeats)
  return (
    <Field {...frame}>
      {(wiring) => (
        <CodeInput
          {...input}
          {...code}
          {...wiring}
          digits={digits}
          required={props.required ?? true}
          data-first={sends || undefined}
        />
      )}
    </Field>
  )
}
