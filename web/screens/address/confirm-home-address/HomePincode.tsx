import { confirmHomeAddress } from '@card-journey/journey/steps/address/confirm-home-address/form.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { PincodeField } from '../../../fields/PincodeField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm, type ScreenFormBinding } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { PincodeQuestion } from '../PincodeQuestion.tsx'
import { PlaceFound } from '../PlaceFound.tsx'
import { isRefused, usePincode } from '../use-pincode.ts'
import { usePincodeQuestion } from '../use-pincode-question.ts'
import './enquiry.css'

/** The pincode of the home, and which bureaus are asked next. A pincode that is not served ends here, unasked. */
export function HomePincode() {
  const t = useTexts('confirm-home-address')
  const field = useFieldTexts()
  const language = useLanguage()
  const { brand } = usePageData()
  const { act } = useJourney()
  const binding: ScreenFormBinding<keyof typeof confirmHomeAddress.questions> = useScreenForm(confirmHomeAddress, {
    submit: (answers) => question.guard(answers, (sent) => act('confirm-home-address', 'pincode', sent)),
  })
  const pincode = usePincode(binding.form)
  const question = usePincodeQuestion(binding, isRefused(pincode))
  const typed = useTyped('pincode', binding.form)
  return (
    <>
      <p className="lead">{t('pincode.lead')}</p>
      <ScreenForm binding={binding}>
        <PincodeField
          {...field('pincode')}
          label={t('pincode.label')}
          hint={undefined}
          remark={isRefused(pincode) ? 'pincodeNotServiceable' : undefined}
        />
        <PlaceFound pincode={pincode} place={pincode.place} />
        <div className="enquiry">
          <Panel heading={t('enquiry.heading')}>
            <p>{t('enquiry.who', { first: brand.firstBureau[language], second: brand.secondBureau[language] })}</p>
            <p>{t('enquiry.why')}</p>
            <p>{t('enquiry.message')}</p>
            <p>{t('enquiry.unserved')}</p>
          </Panel>
        </div>
      </ScreenForm>
      <PincodeQuestion question={question} pincode={typed} />
    </>
  )
}
