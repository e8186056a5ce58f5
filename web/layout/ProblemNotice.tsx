import { Notice } from '@card-journey/ui/Notice.tsx'
import { Suspense } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import type { Failure } from '../engine/failure.ts'
import { useJourney } from '../engine/use-journey.ts'
import { lazyPart } from './lazy-part.ts'

const UnfitCard = lazyPart(() => import('./UnfitCard.tsx').then((file) => file.UnfitCard))

/** They lead to a screen of their own, unless what leads there can't be fetched (engine/parts.ts). */
const elsewhere: readonly Failure['problem'][] = ['NETWORK', 'UNAVAILABLE', 'INTERNAL']

/** A failure after which the applicant stays on the screen, explained close to the button that was pressed. */
export function ProblemNotice() {
  const t = useTexts('shell')
  const { problem } = useJourney()
  if (!problem) return null
  const { unfit } = problem.detail
  if (unfit)
    return (
      <Suspense fallback={null}>
        <UnfitCard unfit={unfit} />
      </Suspense>
    )
  const seconds = problem.detail.retryAfterSeconds
  const unsent = problem.detail.delivery === 'unsure' ? t('notice.codeUnsure') : t('notice.codeNotSent')
  const words =
    problem.problem === 'VERSION_CONFLICT'
      ? t('notice.conflict')
      : problem.problem === 'STILL_RUNNING'
        ? t('notice.running')
        : problem.problem === 'CONSENT_CHANGED'
          ? t('notice.consents')
          : problem.problem === 'CODE_NOT_SENT'
            ? unsent
            : (problem.problem === 'OTP_TOO_SOON' || problem.problem === 'TOO_MANY') && seconds
              ? t(problem.problem === 'TOO_MANY' ? 'notice.tooSoon' : 'notice.codeSent', { seconds })
              : problem.problem === 'TOO_MANY'
                ? t('notice.tooMany')
                : elsewhere.includes(problem.problem)
                  ? t('toast.failed')
                  : undefined
  return words ? (
    <Notice kind="warning" role="alert">
      <p>{words}</p>
    </Notice>
  ) : null
}
