import { getIncomeDetails } from '@card-journey/contract/calls/master/getIncomeDetails.ts'
import { getIndustryDetails } from '@card-journey/contract/calls/master/getIndustryDetails.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Summary, SummaryWords } from '@card-journey/journey/steps/summary.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { type Master, useMaster } from '../../master/master.ts'
import { useLanguage, useTextLookup } from '../../texts/screen-texts.ts'

/** Says the lines of a step's summary, with the screen's own label for a line where it has one, else the question's. */
export function useSummaryFacts(
  screen: 'check-answers' | 'review-telecaller',
  saved: string,
  /** What is special about a line. */
  marks?: (line: string) => string | undefined,
): (summary: Summary, application: ApplicationView) => Fact[] {
  const language = useLanguage()
  const own = useTextLookup(screen)
  const shared = useTextLookup('fields')
  const lists = {
    'income-range': useMaster(getIncomeDetails, {}),
    'industry-type': useMaster(getIndustryDetails, {}),
  }
  const words: SummaryWords = {
    say: shared,
    listed: (list, code) => labelOf(lists[list], code, saved),
    day: (day) => dateInWords(day, language),
  }
  return (summary, application) =>
    Object.entries(summary).flatMap(([line, say]) => {
      const value = say(application, words)
      const mark = marks?.(line)
      return value
        ? [{ term: own(`${line}.label`) ?? shared(`${line}.label`) ?? '', value, ...(mark && { mark }) }]
        : []
    })
}

/** The words of a chosen code; without the list, that the choice is saved. */
function labelOf(list: Master<readonly { code: string; label: string }[]>, code: string | undefined, saved: string) {
  if (list.state !== 'here') return code && (list.state === 'failed' ? saved : '…')
  return list.data.find((item) => item.code === code)?.label
}
