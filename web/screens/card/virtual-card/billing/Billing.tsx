import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState } from 'react'
import { useMessage } from '../../../../fields/words.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { AutopayRow, type AskedAutopay } from './AutopayRow.tsx'
import { AutopayDialog } from './AutopayDialog.tsx'
import { CardPartFailed } from '../CardPartFailed.tsx'
import { StatementRow } from './StatementRow.tsx'
import { useBilling, type AskedBilling } from './use-billing.ts'
import { refusalOf } from '../refusal-of.ts'
import '../settings.css'

/**
 * How the statement comes, and what pays the bill by itself. The former is changed at once; what leaves an account takes
 * the holder's proof. Nothing is shown of what the card host doesn't offer.
 */
export function Billing() {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const { read, again, change } = useBilling()
  const [asked, setAsked] = useState<AskedAutopay>()
  const [news, setNews] = useState<'saved' | 'failed' | 'often'>()
  const [refused, setRefused] = useState<AskedBilling['change']['of']>()
  const message = useMessage()
  if (read.state === 'loading') return <Skeleton shapes={['panel']} label={t('billing.loading')} />
  if (read.state === 'failed')
    return <CardPartFailed heading={t('billing')} words={t('billing.unavailable')} again={again} />
  const { statement, autopay } = read.data
  if (!statement && !autopay) return null
  const save = async (next: AskedBilling['change']) => {
    setNews(undefined)
    setRefused(undefined)
    const outcome = await change({ change: next })
    if (outcome.ok) setNews('saved')
    else if (outcome.failure?.problem === 'FIELDS_REFUSED') await refuse('statement')
    else {
      // Someone else may have changed it meanwhile: what is shown is what the host says.
      await again()
      setNews(refusalOf(outcome))
    }
  }
  /** The host's offer is another by now: it is shown, and the words stand at what was asked for. */
  async function refuse(of: AskedBilling['change']['of']) {
    setAsked(undefined)
    await again()
    setRefused(of)
    // After this render, which has the field again.
    setTimeout(() => showField(of === 'autopay' ? 'autopay-pays' : 'statement-day'))
  }
  const refusedWords = (of: typeof refused) => (refused === of ? message('choiceInvalid') : undefined)
  return (
    <Panel heading={t('billing')}>
      <Stack gap={2}>
        <p role="status">{news && (news === 'often' ? shell('notice.tooMany') : t(`billing.${news}`))}</p>
        <div className="setting-rows">
          {statement && (
            <StatementRow
              present={statement}
              refused={refusedWords('statement')}
              onSave={(next) => save({ of: 'statement', ...next })}
            />
          )}
          {autopay && (
            <AutopayRow
              present={autopay}
              refused={refusedWords('autopay')}
              onSave={(next) => {
                setNews(undefined)
                setRefused(undefined)
                setAsked(next)
              }}
            />
          )}
        </div>
      </Stack>
      {autopay && (
        <AutopayDialog
          asked={asked}
          present={autopay}
          change={change}
          onClose={() => setAsked(undefined)}
          onRefused={() => refuse('autopay')}
          onDone={() => {
            setNews('saved')
            setAsked(undefined)
          }}
          onLate={(outcome) => {
            if (outcome.ok) setNews('saved')
            // What the host refuses is said at its field.
            else if (outcome.failure?.problem !== 'FIELDS_REFUSED') setNews(refusalOf(outcome))
          }}
        />
      )}
    </Panel>
  )
}
