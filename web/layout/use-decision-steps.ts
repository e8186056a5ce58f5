import type { LoaderStep } from '@card-journey/ui/Loader.tsx'
import { useJourney } from '../engine/use-journey.ts'
import { useTexts } from '../texts/screen-texts.ts'

/**
 * How far the decision is, as far as the server has told: the details were checked on the way here; the credit report is
 * in the record, or the decision that has come rests on it; a limit is set once the bank has approved it. A customer of
 * the bank, and somebody whom no bureau knows, is decided on without a report.
 */
export function useDecisionSteps(): readonly LoaderStep[] {
  const t = useTexts('shell')
  const { application, decided } = useJourney()
  const step = (id: 'details' | 'report' | 'limit', done: boolean): LoaderStep => ({
    id,
    words: done ? t(`loader.step.${id}.done`) : t(`loader.step.${id}`),
    done,
  })
  const report = application?.facts.bureau?.bureau
  const isReported = application?.customerType === 'NTB' && report !== 'none'
  return [
    step('details', true),
    ...(isReported ? [step('report', report !== undefined || decided !== undefined)] : []),
    step('limit', decided === 'limitSet'),
  ]
}
