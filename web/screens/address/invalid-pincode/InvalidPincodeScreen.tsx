import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { DecisionNotice } from '../../outcome/decision/DecisionNotice.tsx'

/** The application ended at a pincode that is not served (PC-10): which one, and what it means. */
export function InvalidPincodeScreen() {
  const t = useTexts('invalid-pincode')
  const { application } = useJourney()
  const refused = application?.facts.pincodeRefused
  return (
    <>
      <Drawing name="place" />
      <h1>{t('heading')}</h1>
      {refused && (
        <p>
          {t(refused.type === 'OFFICE' ? 'office' : 'home', { pincode: refused.pincode })}{' '}
          {t(refused.result === 'unknown' ? 'unknown' : 'unserved')}
        </p>
      )}
      <DecisionNotice />
    </>
  )
}
