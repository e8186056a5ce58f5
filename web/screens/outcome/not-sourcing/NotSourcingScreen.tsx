import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'
import { RevokedNumber } from './RevokedNumber.tsx'

/** A customer, company or mobile number that the bank does not accept (SC-14). */
export function NotSourcingScreen() {
  const t = useTexts('not-sourcing')
  const { application } = useJourney()
  if (application?.facts.numberRevoked) return <RevokedNumber number={application.applicantDetails[0].mobileNumber} />
  return (
    <>
      <Drawing name="letter" />
      <h1>{t('heading')}</h1>
      <DecisionNotice />
    </>
  )
}
