import { minutesLeft } from '@card-journey/journey/flow/minutes-left.ts'
import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { Progress } from '@card-journey/ui/Progress.tsx'
import { useTextLookup, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/**
 * Where the applicant stands; nothing on screens without a progress state (PB-01). Beside a screen, where room is dear, a
 * way that is complete is not shown: what comes after it is.
 */
export function ProgressBar({ screen, layout = 'row' }: { screen: ScreenId; layout?: 'row' | 'column' }) {
  const t = useTexts('shell')
  const word = useTextLookup('shell')
  const { application, revealed, signIn } = useJourney()
  const type = application?.customerType ?? 'NTB'
  // The welcome back has the address of the code; the applicant stands further on. A first code is part of the number.
  const shown =
    (screen === 'verify-otp' && (signIn?.standsAt ?? (signIn?.kind === 'apply' && 'verify-mobile'))) || screen
  const progress = progressOf(type, shown, { revealed, view: application })
  if (!progress || (layout === 'column' && progress.steps.at(-1)?.state === 'completed')) return null
  const minutes = minutesLeft(type, shown, progress)
  // What the last step says once it is done is not true before.
  const steps = progress.steps.map(({ step, state }) => ({
    name: word(step === 'complete' && state === 'active' ? 'step.complete.active' : `step.${step}`) ?? step,
    state,
    said: t(`progress.${state}`),
  }))
  const step = progress.steps.findIndex((one) => one.step === progress.current) + 1
  return (
    <Progress
      layout={layout}
      label={t('progress.label')}
      steps={steps}
      position={t('progress.position', { step, steps: steps.length })}
      percent={progress.percent}
      left={minutes ? t('progress.left', { minutes }) : undefined}
    />
  )
}
