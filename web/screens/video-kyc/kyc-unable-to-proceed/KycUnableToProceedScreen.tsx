import '../video-kyc.css'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing, type DrawingProps } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { usePageQuery } from '../../../page/page-query.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { PhoneHandOff } from './PhoneHandOff.tsx'
import { HelpLine } from '../../outcome/HelpLine.tsx'
import { SandboxDial } from '../SandboxDial.tsx'
import { Opening } from '../Opening.tsx'
import { useNextOpening, useOpening } from '../use-next-opening.ts'

const reasons = ['hours', 'smartphone', 'phone', 'browser', 'P105', 'P106'] as const
type Reason = (typeof reasons)[number]

/** What a phone mends; for an old browser on a phone, another one, or its ordinary browser by the link in the SMS. */
const onPhone: readonly Reason[] = ['smartphone', 'phone', 'browser']

const fixes = {
  smartphone: ['smartphone.open', 'smartphone.signIn', 'smartphone.goOn'],
  browser: ['browser.update', 'browser.other'],
  P106: ['P106.vpn', 'P106.network'],
} as const satisfies Partial<Record<Reason, readonly string[]>>

/** Which requirement of the call is not met, and how to fix it (RT-72; VK-02 to VK-06). */
export function KycUnableToProceedScreen() {
  const t = useTexts('kyc-unable-to-proceed')
  const { go, moveOn } = useJourney()
  const query = usePageQuery()
  const until = useNextOpening()
  const opening = useOpening()
  const reason = reasons.find((one) => one === query.get('unmet'))
  const place = reason === 'P105' || reason === 'P106'
  const steps = reason && reason in fixes ? fixes[reason as keyof typeof fixes] : []
  return (
    <>
      <Drawing {...pictureOf(reason)} />
      <h1>{reason === 'phone' ? t('heading.phone') : t('heading')}</h1>
      <p className="lead">{reason === 'hours' && until ? t('hours.until', { until }) : t(reason ?? 'any')}</p>
      {steps.length > 0 && (
        <Panel heading={t('mend')}>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Panel>
      )}
      {reason && onPhone.includes(reason) && <PhoneHandOff />}
      {reason === 'hours' && opening && <Opening at={opening} />}
      {reason === 'hours' && <SandboxDial>{t('dial')}</SandboxDial>}
      {reason !== 'hours' && reason !== 'phone' && <HelpLine text={(values) => t('branch', values)} />}
      <p>{t('saved')}</p>
      <ActionBar>
        <CompleteLater kind="primary">{t('later')}</CompleteLater>
        <Button kind="secondary" onClick={() => (place ? go('location') : moveOn())}>
          {t('again')}
        </Button>
      </ActionBar>
    </>
  )
}

function pictureOf(reason: Reason | undefined): DrawingProps {
  if (reason === 'hours') return { name: 'clock' }
  if (reason === 'phone') return { name: 'phone' }
  return { name: reason === 'P105' || reason === 'P106' ? 'place' : 'video', tone: 'warning' }
}
