import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { useLanguage } from '../../texts/screen-texts.ts'
import { momentText } from '../outcome/moment-text.ts'

export interface ReceiptWords {
  accounts: string
  account: (bank: string, ending: string) => string
  period: string
  months: (months: number) => string
  agreed: string
  received: string
  keptUntil: string
  deleted: string
}

/** The receipt of a shared bank statement: what was shared, when, and until when it is kept. */
export function StatementReceipt({
  statement,
  words,
}: {
  statement: NonNullable<ApplicationView['facts']['statement']>
  words: ReceiptWords
}) {
  const language = useLanguage()
  const { report, consent, keptUntil, months, deletedAt } = statement
  const at = (moment: string) => momentText(moment, language) ?? ''
  return (
    <Facts
      facts={[
        ...(report
          ? [
              {
                term: words.accounts,
                value: report.accounts.map(({ bank, ending }) => words.account(bank, ending)).join('; '),
              },
            ]
          : []),
        { term: words.period, value: words.months(months) },
        { term: words.agreed, value: at(consent.at) },
        ...(report ? [{ term: words.received, value: at(report.at) }] : []),
        deletedAt ? { term: words.deleted, value: at(deletedAt) } : { term: words.keptUntil, value: at(keptUntil) },
      ]}
    />
  )
}
