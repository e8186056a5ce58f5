import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'

/** The video call, or an earlier one, ended without proof of identity (VK-07); the notice says so. */
export function VkycRejectionScreen() {
  const t = useTexts('vkycRejection')
  const { application } = useJourney()
  // A customer takes no video call here: it was one for an earlier application.
  const earlier = application?.customerType === 'ETB'
  return (
    <DecidedEnding screen="vkycRejection" drawing="video" heading={t('heading')} why={earlier && t('earlier.lead')} />
  )
}
