import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Loader } from '@card-journey/ui/Loader.tsx'
import type { Waiting } from '../engine/journey.ts'
import { useKeyFactsRequest } from '../master/offer-texts.ts'
import { useMasterAhead } from '../master/use-master-ahead.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { OwnCard } from './OwnCard.tsx'
import { useDecisionSteps } from './use-decision-steps.ts'

/**
 * The full screen while waiting for a host: heading, the applicant's own card turning, "Please wait...", sub-heading
 * (SC-28); while the bank decides, also what is done already.
 */
export function FullScreenLoader({ waiting }: { waiting: Waiting }) {
  const t = useTexts('shell')
  const steps = useDecisionSteps()
  return (
    <>
      <Loader
        heading={t(`loader.${waiting}.heading`)}
        art={<OwnCard motion="waiting" />}
        steps={waiting === 'decision' ? steps : undefined}
        text={t('loader.wait')}
        subheading={t(`loader.${waiting}.subheading`)}
      />
      {waiting === 'decision' && <OfferAhead />}
    </>
  )
}

/** Asks for what the offer shows while the bank decides, so that it arrives whole. */
function OfferAhead() {
  useMasterAhead(getConsentDetails, {})
  useMasterAhead(getConsentDetails, useKeyFactsRequest())
  return null
}
