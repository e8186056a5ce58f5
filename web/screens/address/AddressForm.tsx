import { useWatch } from 'react-hook-form'
import { AddressLineField } from '../../fields/AddressLineField.tsx'
import { PincodeField } from '../../fields/PincodeField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import { ScreenForm } from '../../form/ScreenForm.tsx'
import { useTexts } from '../../journey/screen-texts.ts'
import { useFieldTexts } from '../../journey/use-field-texts.ts'
import { PincodeQuestion } from './PincodeQuestion.tsx'
import type { AddressFormState } from './use-address-form.ts'

/** An address to type. City and state belong to the pincode, so they are typed only while the directory knows nothing. */
export function AddressForm({ binding, pincode, question }: AddressFormState) {
  const field = useFieldTexts()
  const t = useTexts('fields')
  const typed = useWatch({ control: binding.methods.control, name: 'pincode' }) ?? ''
  const filled = pincode.state === 'served' || pincode.state === 'unserved'
  return (
    <>
      <ScreenForm binding={binding}>
        <AddressLineField {...field('addressLine1')} line={1} />
        <AddressLineField {...field('addressLine2')} line={2} />
        <AddressLineField {...field('landmark')} line="landmark" required={false} />
        <PincodeField {...field('pincode')} />
        <p role="status" className="visually-hidden">
          {pincode.state === 'looking' ? t('pincode.looking') : pincode.state === 'served' ? t('pincode.filled') : ''}
        </p>
        <TextField {...field('city')} input={{ readOnly: filled, autoComplete: 'address-level2' }} />
        <TextField {...field('state')} input={{ readOnly: filled, autoComplete: 'address-level1' }} />
      </ScreenForm>
      <PincodeQuestion question={question} pincode={typed} />
    </>
  )
}
