import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { Track } from '../../layout/Track.tsx'
import { dayInWords } from '../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { nextStep } from './next-step.ts'

/** From the accepted offer to the card: what is done, what is next, and what is left after that. */
export function AfterAccepting({ application }: { application: ApplicationView }) {
  const t = useTexts('congratulations')
  const language = useLanguage()
  const { today } = useJourney()
  const next = nextStep(application)
  const day = istDay(application.facts.offer?.acceptedAt ?? '')
  if (!next) return null
  return (
    <Panel heading={t('ahead')}>
      <Track
        label={t('ahead')}
        events={[
          { name: t('ahead.accepted'), state: 'done', ...(day && { at: dayInWords(day, language, today()) }) },
          ...(next === 'office' ? [{ name: t('ahead.office'), state: 'now' } as const] : []),
          { name: t('ahead.identity'), state: next === 'identity' ? 'now' : 'waiting' },
          { name: t('ahead.card'), state: 'waiting' },
        ]}
      />
    </Panel>
  )
}
