import { isLooser } from '@card-journey/journey/rules/card/spend-control.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState } from 'react'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { CardPartFailed } from '../CardPartFailed.tsx'
import { HolderProof } from '../proof/HolderProof.tsx'
import { SpendRow } from './SpendRow.tsx'
import type { SpendControl, useSpendControls } from './use-spend-controls.ts'
import { refusalOf } from '../refusal-of.ts'
import '../settings.css'

/**
 * What the card may be used for, and up to which amount. Less is done at once; more needs the PIN, or a code by SMS.
 * Nothing is shown where the card host offers none of it.
 */
export function SpendControls({ state, controls, again, change }: ReturnType<typeof useSpendControls>) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const [asked, setAsked] = useState<SpendControl>()
  const [news, setNews] = useState<'saved' | 'failed' | 'often'>()
  if (state === 'loading') return <Skeleton shapes={['panel']} label={t('spend.loading')} />
  if (state === 'failed') return <CardPartFailed heading={t('spend')} words={t('spend.unavailable')} again={again} />
  if (controls.length === 0) return null
  const save = async (present: SpendControl, next: SpendControl) => {
    setNews(undefined)
    if (isLooser(present, next)) return setAsked(next)
    const { kind, enabled, limit } = next
    const outcome = await change({ kind, enabled, limit })
    // Someone else may have changed it meanwhile: the list shows what the host says.
    if (!outcome.ok) await again()
    setNews(outcome.ok ? 'saved' : refusalOf(outcome))
    return undefined
  }
  return (
    <Panel heading={t('spend')}>
      <Stack gap={2}>
        <p className="muted">{t('spend.about')}</p>
        <p role="status">{news && (news === 'often' ? shell('notice.tooMany') : t(`spend.${news}`))}</p>
        <div className="setting-rows">
          {controls.map((control) => (
            <SpendRow key={control.kind} control={control} onSave={(next) => save(control, next)} />
          ))}
        </div>
      </Stack>
      <Dialog
        open={asked !== undefined}
        heading={asked && t(`spend.ask.${asked.kind}`)}
        onClose={() => setAsked(undefined)}
        closeLabel={shell('action.close')}
      >
        {asked && (
          <HolderProof
            template="CARD_CHANGE_OTP"
            pinLead={t('spend.ask.pin')}
            fact={t('spend.ask.fact', { amount: rupeesText(asked.limit) })}
            submitLabel={t('spend.save')}
            failed={t('spend.failed')}
            prove={({ mpin, otp }) =>
              change({ kind: asked.kind, enabled: asked.enabled, limit: asked.limit, mpin, otp })
            }
            onDone={() => {
              setNews('saved')
              setAsked(undefined)
            }}
            onLate={(outcome) => setNews(outcome.ok ? 'saved' : refusalOf(outcome))}
          />
        )}
      </Dialog>
    </Panel>
  )
}
