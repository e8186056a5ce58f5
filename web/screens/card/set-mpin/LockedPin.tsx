import { Panel } from '@card-journey/ui/Panel.tsx'
import { Track } from '../../../layout/Track.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

/** After three failures: the card is issued, it can be used now, and from when a PIN can be set again. */
export function LockedPin({ until }: { until: string }) {
  const t = useTexts('set-mpin')
  return (
    <Panel heading={t('locked.heading')}>
      <Track
        label={t('locked.heading')}
        events={[
          { name: t('locked.issued'), state: 'done' },
          { name: t('locked.online'), state: 'now', about: t('locked.online.about') },
          { name: t('locked', { until }), state: 'waiting', about: t('locked.about') },
        ]}
      />
    </Panel>
  )
}
