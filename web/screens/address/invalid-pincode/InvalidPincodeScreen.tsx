import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../../outcome/decision/DecidedEnding.tsx'

/** The application ended at a pincode that is not served (PC-10): which one; what it means is in the notice. */
export function InvalidPincodeScreen() {
  const t = useTexts('invalid-pincode')
  const { application } = useJourney()
  const refused = application?.facts.pincodeRefused
  const why = refused && [
    t(refused.type === 'OFFICE' ? 'office' : 'home', { pincode: refused.pincode }),
    ...(refused.result === 'unknown' ? [t('unknown')] : []),
  ]
  return <DecidedEnding screen="invalid-pincode" drawing="place" heading={t('heading')} why={why?.join(' ')} />
}
