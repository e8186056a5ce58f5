import { Button } from '@card-journey/ui/Button.tsx'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'

/** Aadhaar rather than the registry’s record. Kept on the server, so that a reload asks for Aadhaar too. */
export function PassRegistry() {
  const t = useTexts('kyc')
  const { act } = useJourney()
  return (
    <Button kind="secondary" busyText={t('refuse.busy')} onClick={() => act('kyc', 'pass-ckyc', {}, { moveOn: false })}>
      {t('record.pass')}
    </Button>
  )
}
