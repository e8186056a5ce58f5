import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { ConfirmPrepared } from './ConfirmPrepared.tsx'
import { useClientData } from './use-client-data.ts'

/** Landing of a prepared application: which card, whose number, consents; then the one-time code (RT-72). */
export function ConfirmScreen() {
  const t = useTexts('confirm')
  const { go } = useJourney()
  const prepared = useClientData()
  const failed = prepared.state === 'failed'
  useEffect(() => {
    if (failed) go('error', { query: { type: 'C100' }, replace: true })
  }, [failed, go])
  if (prepared.state === 'here') return <ConfirmPrepared {...prepared.data} />
  return (
    <>
      <h1>{t('heading')}</h1>
      <Skeleton shapes={['card', 'line', 'line', 'control', 'control']} label={t('loading')} />
    </>
  )
}
