import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Ending } from '../Ending.tsx'
import { useHelpline } from '../use-helpline.ts'

const isBirthDateOpen = (application?: ApplicationView): boolean =>
  application?.customerType === 'ETB' &&
  application.crn !== undefined &&
  application.applicantDetails[0].dateOfBirth === undefined

/** Only a branch can continue (SC-13). */
export function VisitBranchScreen() {
  const t = useTexts('visit-branch')
  const { application } = useJourney()
  const taxElsewhere = application?.applicantDetails[0].taxIndiaOnly === 'N'
  // A customer was found by a registered number. A new applicant comes here with one that a customer's record lacks.
  const numberToRegister = application?.customerType === 'NTB' && !taxElsewhere
  // The number is a customer's, and the date of birth could not be proven: papers have to.
  const birthDateOpen = isBirthDateOpen(application)
  const kycDue = application?.facts.customer?.kycUpdated === 'N'
  return (
    <Ending
      drawing="branch"
      heading={t('heading')}
      why={t(taxElsewhere ? 'tax.lead' : kycDue ? 'kyc.lead' : birthDateOpen ? 'birthDate.lead' : 'lead')}
      ways={[t('time'), t('help', useHelpline())]}
    >
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t(birthDateOpen ? 'bring.birthDate' : 'bring.address')}</li>
          {taxElsewhere && <li>{t('bring.tax')}</li>}
          {numberToRegister && <li>{t('bring.mobile')}</li>}
        </ul>
      </Panel>
    </Ending>
  )
}
