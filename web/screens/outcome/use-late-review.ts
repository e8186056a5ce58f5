import { reviewPromise } from '@card-journey/journey/rules/life/bank-promise.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { usePageData } from '../../page/page-data.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** The lead of a page whose review takes longer than was promised; undefined in time. */
export function useLateReview(): string | undefined {
  const t = useTexts('tracker')
  const { application, now } = useJourney()
  const { policy } = usePageData()
  return application && reviewPromise(application, now(), policy)?.late
    ? t('review.late', { hours: policy.reviewHours })
    : undefined
}
