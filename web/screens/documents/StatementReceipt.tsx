import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { momentText } from '../outcome/moment-text.ts'

/** The receipt of a shared bank statement: what was shared, when, and until when it is kept. */
export function StatementReceipt({ statement }: { statement: NonNullable<ApplicationView['facts']['statement']> }) {
  const t = useTexts('statement-receipt')
  const language = useLanguage()
  const { report, consent, keptUntil, months, deletedAt } = statement
  const at = (moment: string) => momentText(moment, language) ?? ''
  return (
    <Facts
      facts={[
        ...(report
          ? [
              {
                term: t('accounts'),
                value: report.accounts.map(({ bank, ending }) => t('account', { bank, ending })).join('; '),
              },
            ]
          : []),
        { term: t('period'), value: t('months', { months }) },
        { term: t('agreed'), value: at(consent.at) },
        ...(report ? [{ term: t('received'), value: at(report.at) }] : []),
        deletedAt ? { term: t('deleted'), value: at(deletedAt) } : { term: t('keptUntil'), value: at(keptUntil) },
      ]}
    />
  )
}
