import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { AddressLineField } from '../../fields/AddressLineField.tsx'
import { PincodeField } from '../../fields/PincodeField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import { ScreenForm } from '../../form/ScreenForm.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import { useFieldTexts } from '../../texts/use-field-texts.ts'
import { PincodeQuestion } from './PincodeQuestion.tsx'
import { isRefused } from './use-pincode.ts'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import type { PincodeAnswer } from './use-pincode.ts'
import type { PincodeQuestionState } from './use-pincode-question.ts'

export interface AddressFormProps<Field extends string> {
  binding: ScreenFormBinding<Field>
  pincode: PincodeAnswer
  /** Asked if confirming an unserved pincode ends the application. */
  question?: PincodeQuestionState
  submitLabel?: string
  /** Further actions after the primary one. */
  actions?: ReactNode
}

/** An address to type. City and state follow from the pincode, so they are typed only if the directory has none. */
export function AddressForm<Field extends string>({
  binding,
  pincode,
  question,
  submitLabel,
  actions,
}: AddressFormProps<Field>) {
  const field = useFieldTexts()
  const t = useTexts('fields')
  const typed = useWatch({ control: binding.methods.control, name: 'pincode' }) ?? ''
  const filled = pincode.state === 'served' || pincode.state === 'unserved'
  return (
    <>
      <ScreenForm binding={binding} {...(submitLabel && { submitLabel })} actions={actions}>
        <AddressLineField {...field('addressLine1')} line={1} />
        <AddressLineField {...field('addressLine2')} line={2} />
        <AddressLineField {...field('landmark')} line="landmark" required={false} />
        <PincodeField {...field('pincode')} remark={isRefused(pincode) ? 'pincodeNotServiceable' : undefined} />
        <p role="status" className="visually-hidden">
          {pincode.state === 'looking' ? t('pincode.looking') : pincode.state === 'served' ? t('pincode.filled') : ''}
        </p>
        <TextField {...field('city')} input={{ readOnly: filled, autoComplete: 'address-level2' }} />
        <TextField {...field('state')} input={{ readOnly: filled, autoComplete: 'address-level1' }} />
      </ScreenForm>
      {question && <PincodeQuestion question={question} pincode={typed} />}
    </>
  )
}
