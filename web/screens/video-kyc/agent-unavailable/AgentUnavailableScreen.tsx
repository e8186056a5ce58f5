import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Ending } from '../../outcome/Ending.tsx'
import { SandboxDial } from '../SandboxDial.tsx'
import { Opening, StartNow } from '../Opening.tsx'
import { useOpening, useOpeningInWords } from '../use-next-opening.ts'

/**
 * No agent is free, or the desk closed while the applicant waited (VK-08): everything is saved, and when agents are
 * back.
 */
export function AgentUnavailableScreen() {
  const t = useTexts('agent-unavailable')
  const ahead = useTexts('call-ahead')
  const { moveOn } = useJourney()
  const opening = useOpening()
  const until = useOpeningInWords(opening)
  const opened = opening?.state === 'opened'
  const instead = opened ? ahead('opens.heading') : until && t('heading.until')
  useSubject('agent-unavailable', instead)
  return (
    <Ending
      drawing="clock"
      heading={instead ?? t('heading')}
      why={opened ? undefined : until ? t('lead.until', { until }) : t('lead')}
      doors={
        <>
          {opened && <StartNow />}
          <CompleteLater kind={opened ? 'secondary' : 'primary'}>{t('later')}</CompleteLater>
          {!opening && (
            <Button kind="quiet" onClick={() => moveOn()}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {opening && <Opening opening={opening} />}
      {until && <SandboxDial>{t('dial')}</SandboxDial>}
      <p className="muted">{t('saved')}</p>
    </Ending>
  )
}
