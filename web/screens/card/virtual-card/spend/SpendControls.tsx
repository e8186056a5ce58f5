import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../texts/screen-texts.ts'
import type { Outcome } from '../../../../engine/journey.ts'
import { CardPartFailed } from '../CardPartFailed.tsx'
import { refusalOf } from '../refusal-of.ts'
import { SettingGroup } from '../SettingGroup.tsx'
import { SpendDialog } from './SpendDialog.tsx'
import { SpendRow } from './SpendRow.tsx'
import type { useSpendControls } from './use-spend-controls.ts'

/**
 * What the card may be used for, and up to which amount. Less is done at once; more needs the PIN, or a code by SMS.
 * Nothing is shown where the card host offers none of it.
 */
export function SpendControls({
  state,
  controls,
  again,
  change,
  asked,
  open,
  close,
}: ReturnType<typeof useSpendControls>) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const [news, setNews] = useState<'saved' | 'failed' | 'often' | 'gone'>()
  const control = controls.find(({ kind }) => kind === asked?.kind)
  // The card host offers it no more: its sheet is gone for good, and the page says why.
  const isGone = state === 'here' && asked !== undefined && !control
  // What came of the change before is not said about this one, wherever it was asked for.
  useEffect(() => {
    if (asked) setNews(undefined)
  }, [asked])
  useEffect(() => {
    if (!isGone) return
    setNews('gone')
    close()
  }, [isGone, close])
  if (state === 'loading') return <Skeleton shapes={['panel']} label={t('spend.loading')} />
  if (state === 'failed') return <CardPartFailed heading={t('spend')} words={t('spend.unavailable')} again={again} />
  if (controls.length === 0 && !news) return null
  const newsOf = (outcome: Outcome) => (outcome.ok ? 'saved' : refusalOf(outcome))
  return (
    <SettingGroup heading={t('spend')} news={news && (news === 'often' ? shell('notice.tooMany') : t(`spend.${news}`))}>
      {controls.map((control) => (
        <SpendRow
          key={control.kind}
          control={control}
          onTurnOn={() => open({ kind: control.kind, turnsOn: true })}
          onTurnOff={async () => {
            setNews(undefined)
            setNews(newsOf(await change({ kind: control.kind, enabled: false, limit: control.limit })))
          }}
          onLimit={() => open({ kind: control.kind, turnsOn: false })}
        />
      ))}
      <SpendDialog
        asked={asked}
        control={control}
        change={change}
        onClose={close}
        onDone={() => {
          setNews('saved')
          close()
        }}
        onLate={(outcome) => setNews((said) => (said === 'gone' ? said : newsOf(outcome)))}
      />
    </SettingGroup>
  )
}
