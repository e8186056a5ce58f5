import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../../outcome/decision/DecidedEnding.tsx'

/** The application ended at a pincode that is not served (PC-10): which one, and what it means. */
export function InvalidPincodeScreen() {
  const t = useTexts('invalid-pincode')
  const { application } = useJourney()
  const refused = application?.facts.pincodeRefused
  const why = refused && [
    t(refused.type === 'OFFICE' ? 'office' : 'home', { pincode: refused.pincode }),
    t(refused.result === 'unknown' ? 'unknown' : 'unserved'),
  ]
  return <DecidedEnding screen="invalid-pincode" drawing="place" heading={t('heading')} why={why?.join(' ')} />
}
