import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { CardPartFailed } from '../CardPartFailed.tsx'
import { refusalOf } from '../refusal-of.ts'
import { SettingGroup } from '../SettingGroup.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { AutopayDialog } from './AutopayDialog.tsx'
import { dayOfMonth } from './day-of-month.ts'
import { StatementDialog } from './StatementDialog.tsx'
import { useBilling } from './use-billing.ts'

/**
 * How the statement comes, and what pays the bill by itself. The former is changed at once; what leaves an account takes
 * the holder's proof. Nothing is shown of what the card host doesn't offer.
 */
export function Billing() {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const language = useLanguage()
  const { read, again, change } = useBilling()
  const [asked, setAsked] = useState<'statement' | 'autopay'>()
  const [news, setNews] = useState<'saved' | 'failed' | 'often'>()
  if (read.state === 'loading') return <Skeleton shapes={['panel']} label={t('billing.loading')} />
  if (read.state === 'failed')
    return <CardPartFailed heading={t('billing')} words={t('billing.unavailable')} again={again} />
  const { statement, autopay } = read.data
  if (!statement && !autopay) return null
  const open = (part: typeof asked) => {
    setNews(undefined)
    setAsked(part)
  }
  const sheet = {
    change,
    again,
    onClose: () => setAsked(undefined),
    onDone: () => {
      setNews('saved')
      setAsked(undefined)
    },
    onLate: (outcome: Outcome) => setNews(outcome.ok ? 'saved' : refusalOf(outcome)),
  }
  return (
    <SettingGroup
      heading={t('billing')}
      news={news && (news === 'often' ? shell('notice.tooMany') : t(`billing.${news}`))}
    >
      {statement && (
        <SettingRow
          name={t('statement.by')}
          value={t('statement.value', {
            by: t(`statement.${statement.by}`),
            day: dayOfMonth(statement.day, language),
          })}
          onOpen={() => open('statement')}
        />
      )}
      {autopay && (
        <SettingRow name={t('autopay')} value={t(`autopay.${autopay.pays}`)} onOpen={() => open('autopay')} />
      )}
      {statement && <StatementDialog open={asked === 'statement'} present={statement} {...sheet} />}
      {autopay && <AutopayDialog open={asked === 'autopay'} present={autopay} {...sheet} />}
    </SettingGroup>
  )
}
