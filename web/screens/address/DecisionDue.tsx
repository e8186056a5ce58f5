import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import type { Outcome } from '../../engine/journey.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'

/** Shown while the decision runs automatically; a failure can be retried here. */
export function DecisionDue({ decide }: { decide: () => Promise<Outcome> }) {
  const t = useTexts('shell')
  const { pending } = useJourney()
  return (
    <>
      <h1>{t(pending ? 'loader.decision.heading' : 'decision.due.heading')}</h1>
      <p>{t(pending ? 'loader.decision.subheading' : 'decision.due.text')}</p>
      <ProblemNotice />
      <ActionBar>
        <Button busy={pending} busyText={t('loader.wait')} onClick={decide}>
          {t('action.again')}
        </Button>
      </ActionBar>
    </>
  )
}
