import { showField } from '@card-journey/ui/inputs/show-field.ts'
import type { ReactNode } from 'react'
import { useTyped } from '../../form/use-form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { AddressLineField } from '../../fields/AddressLineField.tsx'
import { FoldedField } from '../../fields/FoldedField.tsx'
import { PincodeField } from '../../fields/PincodeField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import { ScreenForm } from '../../form/ScreenForm.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
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
  /** What the place calls its own: "Office pincode". */
  labels?: Partial<Record<'pincode' | 'addressLine1', string>>
  /** Further actions after the primary one. */
  actions?: ReactNode
}

/** An address to type. City and state follow from its pincode: typed if the directory has none, or to change them. */
export function AddressForm<Field extends string>({
  binding,
  pincode,
  question,
  submitLabel,
  labels = {},
  actions,
}: AddressFormProps<Field>) {
  const field = useFieldTexts()
  const t = useTexts('fields')
  const typed = useTyped('pincode', binding.form)
  const place = usePlace(binding.form, pincode)
  const change = () => {
    place.change()
    // The fields are there after the next render.
    setTimeout(() => showField('city'))
  }
  return (
    <>
      <ScreenForm binding={binding} {...(submitLabel && { submitLabel })} actions={actions}>
        <PincodeField
          {...field('pincode')}
          {...labelled(labels.pincode)}
          remark={isRefused(pincode) ? 'pincodeNotServiceable' : undefined}
        />
        <PlaceFound pincode={pincode} place={place.confirmed} change={change} />
        {place.typing && (
          <>
            <TextField {...field('city')} input={{ autoComplete: 'address-level2' }} />
            <TextField
              {...field('state')}
              remark={place.otherState ? 'stateNotOfPincode' : undefined}
              input={{ autoComplete: 'address-level1' }}
            />
            {place.suggested && (
              <div className="place">
                <p role="status" className="place__line">
                  {t('place.suggested', { pincode: pincode.for, ...place.suggested })}
                </p>
                <Button kind="quiet" onClick={place.takeSuggested}>
                  {t('place.take')}
                </Button>
              </div>
            )}
          </>
        )}
        <AddressLineField {...field('addressLine1')} {...labelled(labels.addressLine1)} line={1} />
        <AddressLineField {...field('addressLine2')} line={2} />
        <FoldedField name="landmark" add={t('landmark.add')}>
          <AddressLineField {...field('landmark')} line="landmark" required={false} />
        </FoldedField>
      </ScreenForm>
      {question && <PincodeQuestion question={question} pincode={typed} />}
    </>
  )
}

const labelled = (label: string | undefined) => (label ? { label } : {})
