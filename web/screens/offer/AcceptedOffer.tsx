import { hasLowerLimits } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { AfterAccepting } from './AfterAccepting.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { OfferedCard, type OfferedCardWords } from './OfferedCard.tsx'
import './offer.css'

export interface AcceptedOfferProps {
  application: ApplicationView
  words: OfferedCardWords
  /** Another limit is another offer, with its consents. */
  onChange: () => void
}

/** Back at an offer that was accepted: what was accepted, the way on, and nothing to agree to a second time. */
export function AcceptedOffer({ application, words, onChange }: AcceptedOfferProps) {
  const t = useTexts('congratulations')
  const { go } = useJourney()
  const terms = application.facts.offerTerms?.limit
  return (
    <div className="offer">
      <Stack>
        <OfferedCard limit={application.creditLimit} words={words} />
        <AfterAccepting application={application} />
        <div className="offer__folded">
          <KeyFacts />
        </div>
      </Stack>
      <ActionBar>
        <Button onClick={() => go(standing(application))}>{t('accepted.next')}</Button>
        {terms && hasLowerLimits(terms) && (
          <Button kind="secondary" onClick={onChange}>
            {t('accepted.change')}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
