import type { Application } from '@card-journey/journey/application/application.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { reminderChange } from '@card-journey/server/services/notice/apply-again.ts'
import { composeNotice } from '@card-journey/server/services/notice/compose-notice.ts'
import { withEnding } from '@card-journey/server/services/notice/conclude.ts'
import { noon, now, today } from './outside.ts'
import type { Observer } from './pages.ts'
import { words, type Rows } from './row.ts'
import { applicant } from './services.ts'

// What an applicant is told when an application ends.

/** The notice of a rejection for that code, after a report of the second bureau. */
const notice =
  (rejectionCode = 'AG01', more: Partial<Application> = {}): Observer =>
  (master) => {
    const report = { for: personKey(personOf(applicant)), day: today, bureau: 'second', addresses: [] } as const
    const rejected: Application = {
      ...applicant,
      completedScreen: 'BRE_REJECT',
      rejectedDate: now,
      rejectionCode,
      facts: { ...applicant.facts, bureau: { ...report, addresses: [] } },
      ...more,
    }
    return composeNotice(withEnding(rejected, noon, master), noon, master)
  }

/** What the store is given when a rejected applicant asks to be reminded. */
export const reminderAsked: Observer = (master) => {
  const rejected = withEnding({ ...applicant, completedScreen: 'BRE_REJECT', rejectedDate: now } as const, noon, master)
  return reminderChange(
    { application: rejected, today, now },
    { wanted: 'Y', language: 'en' },
    { masterData: () => master },
  )
}

const file = 'decision-notice.json'
const site = 'https://www.aranyabank.example/changed'

export const noticeRows: Rows = {
  [`${file} codes.*`]: [[[file, 'codes.AG01', 'income']], notice()],
  [`${file} reasons.*.says`]: [[[file, 'reasons.age.says', words]], notice()],
  [`${file} reasons.*.ask`]: [[[file, 'reasons.age.ask', words]], notice()],
  [`${file} reasons.*.doubt`]: [[[file, 'reasons.age.doubt', words]], notice()],
  [`${file} reasons.*.todo[]`]: [[[file, 'reasons.age.todo.0', words]], notice()],
  [`${file} bureaus.*.site`]: [[[file, 'bureaus.second.site', site]], notice()],
  [`${file} ombudsman`]: [[[file, 'ombudsman', site]], notice()],
  [`${file} headings.*`]: [[[file, 'headings.decision', words]], notice()],
  [`${file} sentences.*`]: [[[file, 'sentences.declined', words]], notice()],
  [`${file} complain[]`]: [[[file, 'complain.0', words]], notice()],
}
