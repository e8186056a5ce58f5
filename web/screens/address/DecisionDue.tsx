import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useState } from 'react'
import type { Outcome } from '../../engine/journey.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'

/** Shown while the decision runs automatically; once it has failed, it can be asked for again here. */
export function DecisionDue({ decide }: { decide: () => Promise<Outcome> }) {
  const t = useTexts('shell')
  const { pending } = useJourney()
  const [begun, setBegun] = useState(false)
  if (pending && !begun) setBegun(true)
  const runs = pending || !begun
  return (
    <>
      <h1>{t(runs ? 'loader.decision.heading' : 'decision.due.heading')}</h1>
      <p>{t(runs ? 'loader.decision.subheading' : 'decision.due.text')}</p>
      <ProblemNotice />
      <ActionBar>
        <Button busy={runs} busyText={t('loader.wait')} onClick={decide}>
          {t('action.again')}
        </Button>
      </ActionBar>
    </>
  )
}
