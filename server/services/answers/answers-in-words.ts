import type { MasterData } from '@card-journey/bank/load.ts'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { answerGroups } from '@card-journey/journey/steps/address/check-answers/answer-groups.ts'
import type { SummaryWords } from '@card-journey/journey/steps/summary.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { texts as enScreen } from '@card-journey/journey/texts/en/check-answers.ts'
import { texts as enFields } from '@card-journey/journey/texts/en/fields.ts'
import { texts as hiScreen } from '@card-journey/journey/texts/hi/check-answers.ts'
import { texts as hiFields } from '@card-journey/journey/texts/hi/fields.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { Consents } from '../../store/consent-records.ts'

type Texts = Readonly<Record<string, string>>

/** Labels and options only: none of them has a placeholder. */
const textsOf: Readonly<Record<Language, { screen: typeof enScreen | typeof hiScreen; fields: Texts }>> = {
  en: { screen: enScreen, fields: enFields },
  hi: { screen: hiScreen, fields: hiFields },
}

export type RecordedConsent = Awaited<ReturnType<Consents['of']>>[number]

/** A consent as it stands, with its title in words. */
export interface WordedConsent {
  code: string
  title: string
  version: string
  value: 'Y' | 'N'
  /** The day in India. */
  day: string
}

/** The newest entry of each consent, in the order in which they were first asked. */
export function consentsInWords(
  entries: readonly Pick<RecordedConsent, 'code' | 'version' | 'value' | 'at'>[],
  language: string,
  { consents }: MasterData,
): WordedConsent[] {
  const newest = new Map(entries.map((entry) => [entry.code, entry]))
  return [...newest.values()].map(({ code, version, value, at }) => {
    const text = consents.find((each) => each.code === code)
    return { code, version, value, title: text ? inLanguage(text.title, language) : code, day: istDay(at) ?? '' }
  })
}

/**
 * What the applicant was asked and has answered, as the page shows it: the same labels, values and masks, in that
 * language. `hidden`: lines whose values are masked beyond that.
 */
export function answersInWords(
  application: Application,
  entries: readonly RecordedConsent[],
  language: Language,
  master: MasterData,
  hidden: readonly string[] = [],
): string {
  const { screen, fields } = textsOf[language]
  const words: SummaryWords = {
    say: (key) => fields[key],
    listed: (list, code) => {
      const item = (list === 'income-range' ? master.incomeRanges : master.industries).find(
        (each) => each.code === code,
      )
      return item && inLanguage(item.label, language)
    },
    day: (day) => dateInWords(day, language),
  }
  const view = viewOf(application)
  const labelOf = (line: string): string => (screen as Texts)[`${line}.label`] ?? fields[`${line}.label`] ?? line
  const groups = answerGroups.map(({ name, summary }) => {
    const lines = Object.entries(summary).flatMap(([line, say]) => {
      const value = say(view, words)
      return value ? [`${labelOf(line)}: ${hidden.includes(line) ? maskValue(value) : value}`] : []
    })
    return [screen[name], ...lines].join('\n')
  })
  const consents = consentsInWords(entries, language, master).map(
    ({ title, version, value, day }) =>
      `${title} (${version}): ${fields[`yesNo.${value}`] ?? value}, ${dateInWords(day, language)}`,
  )
  return [application.productName, ...groups, [screen.consents, ...consents].join('\n')].join('\n\n')
}
