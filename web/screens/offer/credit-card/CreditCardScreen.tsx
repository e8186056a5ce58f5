import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { CardArt } from '@card-journey/ui/CardArt.tsx'
import { usePageData } from '../../../page/page-data.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useDueDecision } from '../../../engine/use-decision.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

/**
 * After a soft reject: a card against a fixed deposit (SC-44). Once accepted, the decision runs automatically (BR-18).
 */
export function CreditCardScreen() {
  const t = useTexts('credit-card')
  const language = useLanguage()
  const { brand, policy } = usePageData()
  const { application, act, pending, today } = useJourney()
  const day = today()
  const freeDay = blockedUntil(day, day, policy.rejectionBlockDays) ?? day
  const accepted = application?.completedScreen === 'BRE_REJECT' && application.facts.decision?.softOffer === 'accepted'
  const decide = useDueDecision(accepted && !application.rejectedDate)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead', { product: application?.productName ?? '…' })}</p>
      <CardArt
        product={t('card')}
        issuer={brand.bank[language]}
        pattern="dunes"
        holder={application?.applicantDetails[0].nameOnCard?.toUpperCase()}
      />
      <Panel heading={t('how')}>
        <ul className="bullets">
          <li>{t('how.deposit')}</li>
          <li>{t('how.limit')}</li>
          <li>{t('how.history')}</li>
        </ul>
      </Panel>
      <p className="muted">{t('next')}</p>
      {application && !accepted && <p className="muted">{t('no', { day: dayInWords(freeDay, language, day) })}</p>}
      <ProblemNotice />
      <ActionBar>
        <Button
          busy={pending}
          busyText={t('accept.busy')}
          onClick={() => (accepted ? decide() : act('credit-card', 'accept'))}
        >
          {t('accept')}
        </Button>
        {!accepted && (
          <Button kind="secondary" busyText={t('decline.busy')} onClick={() => act('credit-card', 'decline')}>
            {t('decline')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
