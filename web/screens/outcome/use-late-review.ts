import { reviewPromise } from '@card-journey/journey/rules/life/bank-promise.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { usePageData } from '../../page/page-data.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** Until when the review under way was promised. */
export function useReviewPromise() {
  const { application, now } = useJourney()
  const { policy } = usePageData()
  return application && reviewPromise(application, now(), policy)
}

/** The lead of a page whose review takes longer than was promised; undefined in time. */
export function useLateReview(): string | undefined {
  const t = useTexts('tracker')
  const { policy } = usePageData()
  return useReviewPromise()?.late ? t('review.late', { hours: policy.reviewHours }) : undefined
}
