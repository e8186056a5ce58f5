import { switchIds } from '@card-journey/ui/call/CallControls.tsx'
import type { DeviceState } from '@card-journey/ui/call/own-media.ts'
import type { Device } from '@card-journey/ui/call/open-devices.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { LackNotice } from './LackNotice.tsx'

export interface DeviceNoticeProps {
  device: Device
  state: DeviceState
  onAgain: () => unknown
}

/** What has happened to camera or microphone, how to get it back, and what works meanwhile. */
export function DeviceNotice({ device, state, onAgain }: DeviceNoticeProps) {
  const t = useTexts('agent-waiting')
  const lacking = state !== 'opening' && state !== 'on' && state !== 'muted'
  return (
    <LackNotice
      lacking={lacking}
      heading={t(`${device}.off`)}
      onAgain={state === 'paused' || state === 'unsupported' ? undefined : onAgain}
      goesTo={switchIds[device]}
    >
      {lacking && <p>{t(`${device}.${state}`)}</p>}
      <p>{t(`${device}.meanwhile`)}</p>
    </LackNotice>
  )
}
