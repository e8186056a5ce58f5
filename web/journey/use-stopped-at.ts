import { progressOf } from '@card-journey/journey/flow/progress.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { showDay } from '@card-journey/journey/fields/dates.ts'
import { useTextLookup } from './screen-texts.ts'
import { useJourney } from './use-journey.ts'

/** Where a returning applicant stands and when they left: the step in words, the day as DD/MM/YYYY, where known. */
export function useStoppedAt(): { step: string | undefined; day: string | undefined } {
  const word = useTextLookup('shell')
  const { application } = useJourney()
  if (!application) return { step: undefined, day: undefined }
  const step = progressOf(application.customerType, standing(application))?.current
  return { step: step && word(`step.${step}`), day: application.dropOffDate && showDay(application.dropOffDate) }
}
