import { Timeline, type TimelineProps } from '@card-journey/ui/Timeline.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/** A timeline of what waits, in the same words for how far each event has come, wherever one is. */
export function Track(props: Pick<TimelineProps, 'label' | 'events'>) {
  const t = useTexts('timeline')
  return (
    <Timeline {...props} stateWords={{ done: t('done'), now: t('now'), waiting: t('waiting'), failed: t('failed') }} />
  )
}
