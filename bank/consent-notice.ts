import type { MasterData } from './load.ts'
import { fill } from './placeholders.ts'
import type { Consent } from './schema/consent.ts'
import { inLanguage } from './schema/words.ts'
import type { Words } from './schema/words.ts'

/** The itemised notice of a consent in one language, with the bank's own figures; none of what is not consented to. */
export function consentNotice(master: MasterData, { code, sharing }: Consent, language: string | undefined) {
  const { complain, notices } = master.consentNotices
  const notice = notices[code]
  if (!notice) return undefined
  const { firstBureau, secondBureau } = master.brand
  const { bureauReportDays, decisionTraceDays } = master.policy
  const figures = Object.entries({ bureauReportDays, decisionTraceDays, ...sharing }).map(
    ([name, figure]) => [name, String(figure)] as const,
  )
  const values = {
    ...Object.fromEntries(figures),
    firstBureau: inLanguage(firstBureau, language),
    secondBureau: inLanguage(secondBureau, language),
  }
  const say = (words: Words) => fill(inLanguage(words, language), values)
  return {
    purpose: say(notice.purpose),
    data: notice.data.map(say),
    kept: say(notice.kept),
    receivers: say(notice.receivers),
    withdraw: say(notice.withdraw),
    complain: say(complain),
  }
}
