import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useState } from 'react'
import { useJourney } from '../../engine/use-journey.ts'
import { DecisionForm } from '../../form/DecisionForm.tsx'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { ConsentBoxes, consentsOfEveryCard, consentToRegistry } from './ConsentBoxes.tsx'
import { DeclineOffer } from './DeclineOffer.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { LimitChoice } from './LimitChoice.tsx'
import { OfferedCard, type OfferedCardWords } from './OfferedCard.tsx'
import { useLimit } from './use-limit.ts'
import './offer.css'

export interface OfferProps<Field extends string> {
  binding: ScreenFormBinding<Field>
  submitLabel: string
  busyText: string
  words?: OfferedCardWords
  /** Offers the optional search in the central KYC registry. */
  registry?: boolean
  /** Another limit than the accepted one is to be chosen, which comes first; or it is kept. */
  onKeep?: (() => void) | undefined
}

/**
 * An offer in one glance: the card, its limit, what it costs. A lower limit and the key facts are folded below; then the
 * consents as one list, and accepting beside declining.
 */
export function Offer<Field extends string>({
  binding,
  submitLabel,
  busyText,
  words = {},
  registry = false,
  onKeep,
}: OfferProps<Field>) {
  const t = useTexts('congratulations')
  const { application, decided, update } = useJourney()
  // Straight from the decision, and only then, the card arrives. Noted as it is left: it would draw the page again meanwhile.
  const [arrives] = useState(decided === 'limitSet')
  useEffect(() => {
    if (!arrives) return undefined
    return () => update({ decided: undefined })
  }, [arrives, update])
  return (
    <div className="offer">
      {/* All of it is the form, so that accepting and declining stay in view from the card to the last consent. */}
      <DecisionForm
        binding={binding}
        submitLabel={submitLabel}
        busyText={busyText}
        actions={
          <>
            <DeclineOffer />
            {onKeep && application?.creditLimit !== undefined && (
              <Button kind="quiet" onClick={onKeep}>
                {t('accepted.keep', { limit: rupeesText(application.creditLimit) })}
              </Button>
            )}
          </>
        }
      >
        <CardOfLimit arrives={arrives} words={words} />
        <div className="offer__folded">
          <LimitChoice takesFocus={onKeep !== undefined} />
          <KeyFacts />
        </div>
        <Panel heading={t('consents')}>
          <div className="offer__consents">
            <ConsentBoxes
              boxes={[...consentsOfEveryCard, ...(registry ? [{ ...consentToRegistry, hint: t('register') }] : [])]}
              words={{ loading: t('consents.loading'), failed: t('consents.failed'), newTab: t('newTab') }}
            />
          </div>
        </Panel>
      </DecisionForm>
    </div>
  )
}

/** With the limit that accepting sets, as a lower one is typed. It counts up as it arrives, and no more once another was typed. */
function CardOfLimit({ arrives, words }: { arrives: boolean; words: OfferedCardWords }) {
  const { limit } = useLimit()
  const [first] = useState(limit)
  return <OfferedCard limit={limit} words={words} arrives={arrives} counts={arrives && limit === first} />
}
