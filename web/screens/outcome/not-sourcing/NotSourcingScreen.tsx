import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'
import { RevokedNumber } from './RevokedNumber.tsx'

/** A customer, company or mobile number that the bank does not accept (SC-14). */
export function NotSourcingScreen() {
  const t = useTexts('not-sourcing')
  const { application } = useJourney()
  if (application?.facts.numberRevoked) return <RevokedNumber number={application.applicantDetails[0].mobileNumber} />
  return <DecidedEnding screen="not-sourcing" drawing="document" heading={t('heading')} />
}
