import { showDay } from '@card-journey/journey/fields/dates.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { Timeline, type TimelineState } from '@card-journey/ui/Timeline.tsx'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import type { CardDetails } from './use-card-details.ts'

const states = ['printing', 'dispatched', 'delivered'] as const

/** Where the physical card is, and when it arrives (SC-43, CO-39). */
export function PhysicalCard({ state, expectedBy }: CardDetails['physicalCard']) {
  const t = useTexts('virtual-card')
  const { deliveryWorkingDays } = usePageData().policy
  const at = states.indexOf(state)
  const stateOf = (index: number): TimelineState =>
    index < at || state === 'delivered' ? 'done' : index === at ? 'now' : 'waiting'
  return (
    <Panel heading={t('physical')}>
      <Stack gap={2}>
        {state !== 'delivered' && <p>{t('physical.text', { days: deliveryWorkingDays, day: showDay(expectedBy) })}</p>}
        <Timeline
          label={t('physical')}
          stateWords={{
            done: t('state.done'),
            now: t('state.now'),
            waiting: t('state.waiting'),
            failed: t('state.waiting'),
          }}
          events={states.map((name, index) => ({ name: t(`physical.${name}`), state: stateOf(index) }))}
        />
      </Stack>
    </Panel>
  )
}
