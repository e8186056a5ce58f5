import { showField } from '@card-journey/ui/show-field.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { AddressLineField } from '../../fields/AddressLineField.tsx'
import { PincodeField } from '../../fields/PincodeField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import { ScreenForm } from '../../form/ScreenForm.tsx'
import { useFieldTexts } from '../../texts/use-field-texts.ts'
import { PincodeQuestion } from './PincodeQuestion.tsx'
import { PlaceFound } from './PlaceFound.tsx'
import { isRefused } from './use-pincode.ts'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import type { PincodeAnswer } from './use-pincode.ts'
import { usePlace } from './use-place.ts'
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

/** An address to type. City and state follow from the pincode: typed if the directory has none, or to change them. */
export function AddressForm<Field extends string>({
  binding,
  pincode,
  question,
  submitLabel,
  actions,
}: AddressFormProps<Field>) {
  const field = useFieldTexts()
  const typed = useWatch({ control: binding.methods.control, name: 'pincode' }) ?? ''
  const place = usePlace(binding.methods, pincode)
  const change = () => {
    place.change()
    // The fields are there after the next render.
    setTimeout(() => showField('city'))
  }
  return (
    <>
      <ScreenForm binding={binding} {...(submitLabel && { submitLabel })} actions={actions}>
        <AddressLineField {...field('addressLine1')} line={1} />
        <AddressLineField {...field('addressLine2')} line={2} />
        <AddressLineField {...field('landmark')} line="landmark" required={false} />
        <PincodeField {...field('pincode')} remark={isRefused(pincode) ? 'pincodeNotServiceable' : undefined} />
        <PlaceFound looking={pincode.state === 'looking'} place={place.confirmed} change={change} />
        {!place.confirmed && (
          <>
            <TextField {...field('city')} input={{ autoComplete: 'address-level2' }} />
            <TextField {...field('state')} input={{ autoComplete: 'address-level1' }} />
          </>
        )}
      </ScreenForm>
      {question && <PincodeQuestion question={question} pincode={typed} />}
    </>
  )
}
