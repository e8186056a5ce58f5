import { switchIds } from '@card-journey/ui/call/CallControls.tsx'
import type { Device } from '@card-journey/ui/call/open-devices.ts'
import type { OwnMedia, OwnMediaState } from '@card-journey/ui/call/own-media.ts'
import { faultHere } from '../device-check.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import type { CallPosition } from './use-call-position.ts'
import type { Room } from './use-room.ts'

/** Something that the call needs and does not have now. */
export interface Lack {
  name: Device | 'position'
  heading: string
  fix: string
  meanwhile?: string
  /** Tries again, where a press can help. */
  again?: (() => unknown) | undefined
  /** Id of the control that gets the focus of “Try again” once that has gone. */
  goesTo: string
}

/** What has happened to camera, microphone and position, how to get each back, and what works meanwhile. */
export function useLacks(
  own: OwnMediaState,
  media: OwnMedia | undefined,
  position: CallPosition,
  room: Pick<Room, 'call' | 'missing' | 'retry' | 'phase' | 'returnSeconds'>,
): readonly Lack[] {
  const t = useTexts('agent-waiting')
  const open = () => media?.open()
  const canWrite = room.call !== undefined || room.phase === 'again'
  const device = (name: Device): readonly Lack[] => {
    const state = own[name]
    if (state === 'opening' || state === 'on' || state === 'muted') return []
    const again = state === 'paused' || state === 'unsupported' ? undefined : open
    const fix = t(`${name}.${faultHere(state)}`)
    const meanwhile = (name === 'camera' || canWrite) && { meanwhile: t(`${name}.meanwhile`) }
    return [{ name, heading: t(`${name}.off`), fix, ...meanwhile, again, goesTo: switchIds[name] }]
  }
  const missing = room.missing ?? position.missing
  const place: Lack | undefined = missing && {
    name: 'position',
    heading: t('position'),
    fix: t(`position.${missing}`),
    ...(room.missing && {
      meanwhile:
        room.phase === 'again'
          ? t('position.return', { minutes: Math.ceil((room.returnSeconds ?? 0) / 60) })
          : t('position.enter'),
    }),
    again: room.missing ? room.retry : position.again,
    goesTo: switchIds.microphone,
  }
  return [...device('camera'), ...device('microphone'), ...(place ? [place] : [])]
}
