import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Ending } from '../../outcome/Ending.tsx'
import { SandboxDial } from '../SandboxDial.tsx'
import { Opening } from '../Opening.tsx'
import { useNextOpening, useOpening } from '../use-next-opening.ts'

/**
 * No agent is free, or the desk closed while the applicant waited (VK-08): everything is saved, and when agents are
 * back.
 */
export function AgentUnavailableScreen() {
  const t = useTexts('agent-unavailable')
  const { moveOn } = useJourney()
  const until = useNextOpening()
  const opening = useOpening()
  useSubject('agent-unavailable', until && t('heading.until'))
  return (
    <Ending
      drawing="clock"
      heading={t(until ? 'heading.until' : 'heading')}
      why={until ? t('lead.until', { until }) : t('lead')}
      doors={
        <>
          <CompleteLater kind="primary">{t('later')}</CompleteLater>
          {!until && (
            <Button kind="quiet" onClick={() => moveOn()}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {opening && <Opening at={opening} />}
      {until && <SandboxDial>{t('dial')}</SandboxDial>}
      <p className="muted">{t('saved')}</p>
    </Ending>
  )
}
