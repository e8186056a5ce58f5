import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Checklist, Ready, type Check } from '../Checklist.tsx'
import { faultHere, isSmartphone } from '../device-check.ts'
import { SelfView } from '../SelfView.tsx'
import { useOwnDocument } from '../use-own-document.ts'
import { useDeviceCheck, type Udc } from './use-device-check.ts'
import { useJoinQueue } from './use-join-queue.ts'

/** Without these no one can be seen and heard; poor light or a slow connection only make it harder. */
const needed: readonly (keyof Udc)[] = ['browser', 'camera', 'microphone']

const parts = ['camera', 'microphone', 'light', 'bandwidth', 'browser'] as const

/** Camera and microphone, light and connection, each with what to do about it; then the queue (VK-12). */
export function PermissionScreen() {
  const t = useTexts('permission')
  const { udc, faults, stream, check } = useDeviceCheck()
  const join = useJoinQueue()
  const { go } = useJourney()
  useOwnDocument()
  // What was found pushes the button, which keeps the focus, out of a low window.
  useEffect(() => {
    if (udc) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [udc])
  const ready = udc !== undefined && needed.every((part) => udc[part] === 'ok')
  const noCall = udc?.browser === 'failed'
  const lacks = (part: keyof Udc, fix: string): readonly Check[] => {
    const state = udc?.[part] ?? 'unknown'
    if (state === 'ok') return []
    // Nobody can do anything about the light of a camera that is not there.
    if (state === 'unknown') return ready ? [{ name: t(part), state, about: t('unknown') }] : []
    if (needed.includes(part)) return [{ name: t(part), state, about: fix }]
    return [{ name: t(part), state: 'poor', about: ready ? `${fix} ${t('still')}` : fix }]
  }
  const faultOf = (device: 'camera' | 'microphone') => faultHere(faults[device] ?? 'busy')
  const checks = [
    ...lacks('browser', t('browser.failed')),
    ...lacks('camera', t(`camera.${faultOf('camera')}`)),
    ...lacks('microphone', t(`microphone.${faultOf('microphone')}`)),
    ...lacks('light', t('light.failed')),
    ...lacks('bandwidth', t('bandwidth.failed')),
  ]
  // What is well takes one line: what needs the applicant stands above it.
  const well = parts.filter((part) => udc?.[part] === 'ok')
  const all = well.length === parts.length
  const names = well.map((part) => t(part).toLowerCase()).join(', ')
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t(udc ? (ready ? 'lead.ready' : 'lead.fix') : 'lead')}</p>
      <SelfView
        stream={stream}
        label={t('view')}
        me={t('view.me')}
        without={udc ? t('view.none') : t('view.before')}
        missed={udc !== undefined}
      />
      <div aria-live="polite">
        {checks.length > 0 && (
          <Panel>
            <Checklist
              words={{ poor: t('state.poor'), failed: t('state.failed'), unknown: t('state.unknown') }}
              checks={checks}
            />
          </Panel>
        )}
        {well.length > 0 && <Ready lines={[{ icon: 'success', text: all ? t('well') : t('well.some', { names }) }]} />}
      </div>
      <p className="muted">{t('recorded')}</p>
      <ProblemNotice />
      <ActionBar>
        {udc && ready ? (
          <Button busyText={t('join.busy')} onClick={() => join(udc)}>
            {t('join')}
          </Button>
        ) : (
          <Button busyText={t('check.busy')} onClick={check}>
            {udc ? t('check.again') : t('check')}
          </Button>
        )}
        {udc && !ready && (!isSmartphone() || noCall) && (
          <Button
            kind="secondary"
            onClick={() => go('kyc-unable-to-proceed', { query: { unmet: noCall ? 'browser' : 'phone' } })}
          >
            {t('phone')}
          </Button>
        )}
        <CompleteLater>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
