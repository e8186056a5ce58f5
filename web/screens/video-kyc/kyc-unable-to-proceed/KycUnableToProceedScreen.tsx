import '../video-kyc.css'
import { Button } from '@card-journey/ui/Button.tsx'
import type { DrawingProps } from '@card-journey/ui/Drawing.tsx'
import { usePageData } from '../../../page/page-data.ts'
import { usePageQuery } from '../../../page/page-query.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Ending } from '../../outcome/Ending.tsx'
import { PhoneHandOff } from './PhoneHandOff.tsx'
import { SandboxDial } from '../SandboxDial.tsx'
import { Opening, StartNow } from '../Opening.tsx'
import { useOpening, useOpeningInWords } from '../use-next-opening.ts'

const reasons = ['hours', 'smartphone', 'phone', 'browser', 'P105', 'P106'] as const
type Reason = (typeof reasons)[number]

/** What a phone mends; for an old browser on a phone, another one, or its ordinary browser by the link in the SMS. */
const onPhone: readonly Reason[] = ['smartphone', 'phone', 'browser']

const ways = {
  // The doors below are the way.
  hours: [],
  smartphone: ['smartphone.open', 'smartphone.signIn', 'smartphone.goOn', 'branch'],
  // The hand-off below is the way.
  phone: [],
  browser: ['browser.update', 'browser.other', 'branch'],
  P105: ['P105.back', 'branch'],
  P106: ['P106.vpn', 'P106.network', 'branch'],
} as const satisfies Record<Reason, readonly string[]>

/** Which requirement of the call is not met, and how to fix it (RT-72; VK-02 to VK-06). */
export function KycUnableToProceedScreen() {
  const t = useTexts('kyc-unable-to-proceed')
  const ahead = useTexts('call-ahead')
  const { go, moveOn } = useJourney()
  const { phoneLinks = false } = usePageData()
  const query = usePageQuery()
  const opening = useOpening()
  const until = useOpeningInWords(opening)
  const reason = reasons.find((one) => one === query.get('unmet'))
  const opened = reason === 'hours' && opening?.state === 'opened'
  useSubject('kyc-unable-to-proceed', opened ? ahead('opens.heading') : undefined)
  const place = reason === 'P105' || reason === 'P106'
  const steps = reason ? ways[reason] : (['book', 'branch'] as const)
  const handsOff = reason !== undefined && onPhone.includes(reason)
  // Where the hand-off above has the first action, or the call can start, a time is the second way.
  const toPhone = handsOff && phoneLinks
  const kind = opened || toPhone ? 'secondary' : 'primary'
  const { name, tone } = pictureOf(reason)
  return (
    <Ending
      drawing={name}
      tone={tone}
      heading={opened ? ahead('opens.heading') : reason === 'phone' ? t('heading.phone') : t('heading')}
      why={opened ? undefined : reason === 'hours' && until ? t('hours.until', { until }) : t(reason ?? 'any')}
      ways={steps.length > 0 ? steps.map((step) => t(step)) : undefined}
      doors={
        <>
          {opened && <StartNow />}
          <CompleteLater kind={kind}>{t('later')}</CompleteLater>
          {!opened && (
            <Button kind="quiet" onClick={() => (place ? go('location') : moveOn())}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {handsOff && <PhoneHandOff />}
      {reason === 'hours' && opening && <Opening opening={opening} />}
      {reason === 'hours' && !opened && <SandboxDial>{t('dial')}</SandboxDial>}
      <p className="muted">{t('saved')}</p>
    </Ending>
  )
}

function pictureOf(reason: Reason | undefined): DrawingProps {
  if (reason === 'hours') return { name: 'clock' }
  if (reason === 'phone') return { name: 'phone' }
  return { name: reason === 'P105' || reason === 'P106' ? 'place' : 'video', tone: 'warning' }
}
