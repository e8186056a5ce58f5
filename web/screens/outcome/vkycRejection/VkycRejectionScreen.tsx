import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'

/** The video call, or an earlier one, ended without proof of identity (VK-07). */
export function VkycRejectionScreen() {
  const t = useTexts('vkycRejection')
  const { application } = useJourney()
  // A customer takes no video call here: it was one for an earlier application.
  const earlier = application?.customerType === 'ETB'
  return (
    <>
      <Drawing name="letter" />
      <h1>{t(earlier ? 'earlier.heading' : 'heading')}</h1>
      <p className="lead">{t(earlier ? 'earlier.lead' : 'lead')}</p>
      <DecisionNotice />
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
    </>
  )
}
