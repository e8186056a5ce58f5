import { deliveryStates } from '@card-journey/journey/rules/address/delivery-pace.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import type { TimelineState } from '@card-journey/ui/Timeline.tsx'
import type { ReactNode } from 'react'
import { CallInWords } from '../../../layout/CallInWords.tsx'
import { Track } from '../../../layout/Track.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import type { CardDetails } from './use-card-details.ts'
import { useDayInWords } from './use-day-in-words.ts'
import './card-track.css'

interface PhysicalCardProps {
  card: CardDetails['physicalCard']
  /** What can be done about it: the panel's last row. */
  row?: ReactNode
}

/** Where the physical card is, and when it arrives (SC-43). */
export function PhysicalCard({ card: { state, expectedBy, pace }, row }: PhysicalCardProps) {
  const t = useTexts('virtual-card')
  const day = useDayInWords()(expectedBy)
  const at = deliveryStates.indexOf(state)
  const stateOf = (index: number): TimelineState =>
    index < at || state === 'delivered' ? 'done' : index === at ? 'now' : 'waiting'
  /** What came of it, what is going on, or what follows. */
  const nameOf = (name: typeof state, of: TimelineState): string => {
    if (of === 'done') return t(`physical.${name}.done`)
    return of === 'now' && name !== 'delivered' ? t(`physical.${name}.now`) : t(`physical.${name}`)
  }
  return (
    <Panel heading={t('physical')}>
      <Stack gap={2}>
        {state !== 'delivered' && pace === 'onTime' && <p>{t('physical.text', { day })}</p>}
        {state !== 'delivered' && pace !== 'onTime' && (
          <Notice kind="warning">
            <p>
              {pace === 'delayed' ? (
                t('physical.delayed', { day })
              ) : (
                <CallInWords text={(values) => t('physical.late', values)} />
              )}
            </p>
          </Notice>
        )}
        <div className="card-track">
          <Track
            label={t('physical')}
            events={deliveryStates.map((name, index) => {
              const reached = stateOf(index)
              return { name: nameOf(name, reached), state: reached }
            })}
          />
        </div>
      </Stack>
      {row}
    </Panel>
  )
}
