import type { AddressField } from '@card-journey/journey/steps/address/address-questions.ts'
import type { Answers, ScreenForm } from '@card-journey/journey/steps/form.ts'
import { useScreenForm, type ScreenFormBinding } from '../../form/use-screen-form.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { isRefused, usePincode, type PincodeAnswer } from './use-pincode.ts'
import { usePincodeQuestion, type PincodeQuestionState } from './use-pincode-question.ts'

type Field = AddressField | 'pincodeConfirmed'

export interface AddressFormState {
  binding: ScreenFormBinding<Field>
  pincode: PincodeAnswer
  question: PincodeQuestionState
}

/**
 * The form of a home or office address. Next with an unserved pincode asks "Is this pincode right?"; only the confirmed
 * submit is sent with `pincodeConfirmed` Y, and only that ends the application (PC-12).
 */
export function useAddressForm(form: ScreenForm<Field>): AddressFormState {
  const { act } = useJourney()
  const binding: ScreenFormBinding<Field> = useScreenForm(form, {
    submit: (answers) => question.guard(answers, (sent: Answers<Field>) => act(form.screen, 'submit', sent)),
  })
  const pincode = usePincode(binding.form)
  const question = usePincodeQuestion(binding, isRefused(pincode))
  return { binding, pincode, question }
}
