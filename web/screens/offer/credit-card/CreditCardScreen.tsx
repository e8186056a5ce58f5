import { holderOf } from '@card-journey/journey/application/person.ts'
import { limitOfDeposit, mayDeposit } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { rupees } from '@card-journey/journey/fields/rupees.ts'
import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { creditCard } from '@card-journey/journey/steps/offer/credit-card/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Amount, rupeesText } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useDueDecision } from '../../../engine/use-decision.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AmountField } from '../../../fields/AmountField.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { DecisionForm } from '../../../form/DecisionForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { useProducts } from '../../../master/products.ts'
import { usePageData } from '../../../page/page-data.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { CardCosts } from '../CardCosts.tsx'
import { KeyFacts } from '../KeyFacts.tsx'
import { OfferSummary } from '../OfferSummary.tsx'
import '../offer.css'

/**
 * After a soft reject: a card against a fixed deposit (SC-44). Once accepted, the decision runs automatically (BR-18).
 */
export function CreditCardScreen() {
  const t = useTexts('credit-card')
  const language = useLanguage()
  const { policy } = usePageData()
  const { application, act, pending, today } = useJourney()
  const binding = useScreenForm(creditCard, { submit: (answers) => act('credit-card', 'accept', answers) })
  const day = today()
  const freeDay = blockedUntil(day, day, policy.rejectionBlockDays) ?? day
  const accepted = application?.completedScreen === 'BRE_REJECT' && application.facts.decision?.softOffer === 'accepted'
  const decide = useDueDecision(accepted && !application.rejectedDate)
  const deposit = application?.facts.offerTerms?.deposit
  const card = (
    <CardColumn>
      <SecuredCard />
    </CardColumn>
  )
  const about = (
    <>
      <Panel heading={t('how')}>
        <ul className="bullets">
          <li>{t('how.deposit')}</li>
          {deposit && <li>{t('how.limit', { percent: deposit.limitPercent, step: rupeesText(deposit.limitStep) })}</li>}
          <li>{t('how.history')}</li>
        </ul>
      </Panel>
      <div className="offer__heard">
        <Panel heading={t('costs')}>
          <Costs />
        </Panel>
      </div>
      <div className="offer__folded">
        <KeyFacts productLogo={policy.securedLogo} />
      </div>
    </>
  )
  return (
    <>
      <h1>{t(accepted ? 'heading.accepted' : 'heading')}</h1>
      {/* Once accepted the application is one for that card. */}
      <p className="lead">{accepted ? t('lead.accepted') : t('lead', { product: application?.productName ?? '…' })}</p>
      <div className="offer offer--deposit">
        {accepted ? (
          <>
            <Stack>
              {card}
              <AcceptedLimit amount={application.depositAmount ?? deposit?.standard} />
              {about}
              <ProblemNotice />
            </Stack>
            <ActionBar>
              <Button busy={pending} busyText={t('accept.busy')} onClick={decide}>
                {t('accept.next')}
              </Button>
            </ActionBar>
          </>
        ) : (
          <DecisionForm
            binding={binding}
            submitLabel={t('accept')}
            busyText={t('accept.busy')}
            actions={
              <Button kind="secondary" busyText={t('decline.busy')} onClick={() => act('credit-card', 'decline')}>
                {t('decline')}
              </Button>
            }
          >
            {card}
            <Deposit />
            {about}
            <p className="muted">{t('next')}</p>
            {application && <p className="muted">{t('no', { day: dayInWords(freeDay, language, day) })}</p>}
          </DecisionForm>
        )}
      </div>
    </>
  )
}

/** How much the applicant will deposit, and the limit that follows: in one box, on a desktop the limit in the panel. */
function Deposit() {
  const f = useTexts('fields')
  const t = useTexts('credit-card')
  const { application } = useJourney()
  const typed = useTyped('depositAmount')
  const terms = application?.facts.offerTerms?.deposit
  const amount = Number(rupees.normalise(typed))
  const limit = useLimitOf(amount)
  if (!terms) return null
  const { lowest, highest, step } = terms
  return (
    <div className="panel panel--tinted offer__deposit">
      <AmountField
        name="depositAmount"
        label={f('depositAmount.label')}
        hint={f('depositAmount.hint', {
          lowest: rupeesText(lowest),
          highest: rupeesText(highest),
          step: rupeesText(step),
        })}
      />
      <div role="status" className="offer__heard">
        {limit !== undefined && (
          <>
            <p className="offer-summary__heading">{t('limit.heading')}</p> <Amount rupees={limit} large />
          </>
        )}
      </div>
      <Beside amount={amount} limit={limit} />
    </div>
  )
}

/** The limit that was accepted, and what it rests on. */
function AcceptedLimit({ amount }: { amount: number | undefined }) {
  const t = useTexts('credit-card')
  const limit = useLimitOf(amount)
  return (
    <>
      {limit !== undefined && amount !== undefined && (
        <Panel heading={t('limit.heading')} tone="tinted">
          <Amount rupees={limit} large />
          <p>{t('limit.basis', { amount: rupeesText(amount) })}</p>
        </Panel>
      )}
      <Beside amount={amount} limit={limit} />
    </>
  )
}

/** The card that one gets, in its own design, which the offer shows after it. */
function SecuredCard() {
  const t = useTexts('congratulations')
  const { policy } = usePageData()
  const { application } = useJourney()
  const products = useProducts({ productLogo: policy.securedLogo })
  if (products.state === 'loading') return <Skeleton shapes={['card']} label={t('offer.loading')} />
  const [product] = products.state === 'here' ? products.data : []
  const holder = application && holderOf(application.applicantDetails[0]).toUpperCase()
  // Without the master data there is none to show, nor its costs.
  return product ? <ProductArt product={product} holder={holder} travels /> : null
}

/** What a deposit gives, if it may be made. */
function useLimitOf(amount = 0): number | undefined {
  const terms = useJourney().application?.facts.offerTerms?.deposit
  return terms && mayDeposit(amount, terms) ? limitOfDeposit(amount, terms) : undefined
}

/** What the card costs, and the smallest deposit that it takes. */
function Costs() {
  const t = useTexts('credit-card')
  const { policy } = usePageData()
  const { application } = useJourney()
  const lowest = application?.facts.offerTerms?.deposit?.lowest
  return (
    <CardCosts
      productLogo={policy.securedLogo}
      {...(lowest !== undefined && { first: { term: t('costs.deposit'), value: rupeesText(lowest) } })}
    />
  )
}

/** On a desktop, below the card: the limit that a deposit gives, and the costs. */
function Beside({ amount = 0, limit }: { amount: number | undefined; limit: number | undefined }) {
  const t = useTexts('credit-card')
  return (
    <OfferSummary heading={t('limit.heading')} limit={limit} basis={t('limit.basis', { amount: rupeesText(amount) })}>
      <Costs />
    </OfferSummary>
  )
}
