import { listeners } from './listeners.ts'
import {
  closeDevices,
  followPermissions,
  openDevices,
  permissionOf,
  type Device,
  type Facing,
  type Fault,
} from './open-devices.ts'

/**
 * `muted`: switched off by the person. `paused`: held by the system, as during a phone call or while the page is
 * hidden. `lost`: it worked, then it was unplugged or taken by another app.
 */
export type DeviceState = 'opening' | 'on' | 'muted' | 'paused' | 'lost' | Fault

export interface OwnMediaState {
  stream: MediaStream | undefined
  camera: DeviceState
  microphone: DeviceState
  facing: Facing
  /** There is more than one camera. */
  canTurn: boolean
}

export interface OwnMedia {
  state: () => OwnMediaState
  subscribe: (listener: () => void) => () => void
  /** Opens what is not open; also the way to try again. */
  open: () => Promise<void>
  setOn: (device: Device, on: boolean) => void
  /** Changes to the other camera. */
  turn: () => Promise<void>
  close: () => void
}

/** What the person has switched off, kept where a reload of the page finds it, which then doesn't see or hear them by itself. */
export interface SwitchedOff {
  read: () => Readonly<Record<Device, boolean>>
  keep: (off: Readonly<Record<Device, boolean>>) => void
}

const devices = ['camera', 'microphone'] as const
const kindOf = { camera: 'video', microphone: 'audio' } as const

export const firstMediaState: OwnMediaState = {
  stream: undefined,
  camera: 'opening',
  microphone: 'opening',
  facing: 'user',
  canTurn: false,
}

/** A person's own camera and microphone during a call, whatever happens to them, each on its own. */
export function createOwnMedia(switchedOff?: SwitchedOff): OwnMedia {
  const changes = listeners()
  const tracks: Partial<Record<Device, MediaStreamTrack>> = {}
  const mutedByPerson = { camera: false, microphone: false, ...switchedOff?.read() }
  let now = firstMediaState
  let closed = false
  let opening: Promise<void> | undefined

  const change = (different: Partial<OwnMediaState>) => {
    now = { ...now, ...different }
    changes.tell()
  }
  const isLive = (device: Device) => tracks[device]?.readyState === 'live'
  const streamNow = () => {
    const live = devices
      .flatMap((device) => (isLive(device) ? [tracks[device]] : []))
      .filter((track) => track !== undefined)
    return live.length > 0 ? new MediaStream(live) : undefined
  }
  const stateOf = (track: MediaStreamTrack, device: Device): DeviceState =>
    mutedByPerson[device] ? 'muted' : track.muted ? 'paused' : 'on'

  function hold(device: Device, track: MediaStreamTrack) {
    tracks[device]?.stop()
    tracks[device] = track
    track.enabled = !mutedByPerson[device]
    const isCurrent = () => tracks[device] === track && !closed
    const follow = () => isCurrent() && change({ [device]: stateOf(track, device) })
    track.addEventListener('mute', follow)
    track.addEventListener('unmute', follow)
    // Not fired by our own `stop`.
    track.addEventListener('ended', () => isCurrent() && void lose(device))
    change({ [device]: stateOf(track, device), stream: streamNow() })
  }

  async function lose(device: Device) {
    change({ [device]: 'lost', stream: streamNow() })
    // Where the permission of one is taken away, browsers end both.
    if ((await Promise.all(devices.map(permissionOf))).includes('denied')) await look()
  }

  async function openMissing(of: readonly Device[]) {
    const wanted = of.filter((device) => !isLive(device))
    if (wanted.length === 0) return
    const { stream, faults } = await openDevices(wanted, now.facing)
    if (closed) return closeDevices(stream)
    for (const device of wanted) {
      const track = stream?.getTracks().find(({ kind }) => kind === kindOf[device])
      if (track) hold(device, track)
      else change({ [device]: faults[device] ?? 'busy' })
    }
    change({ canTurn: (await cameras()) > 1 })
  }

  function open(of: readonly Device[] = devices): Promise<void> {
    opening ??= openMissing(of).finally(() => (opening = undefined))
    return opening
  }

  /** Something may be there again: what the browser allows without asking is opened by itself. */
  async function look() {
    const missing = devices.filter((device) => !isLive(device) && now[device] !== 'opening')
    const permissions = await Promise.all(missing.map(permissionOf))
    if (closed) return
    missing.forEach((device, index) => {
      if (permissions[index] === 'denied' && now[device] === 'lost') change({ [device]: 'denied' })
    })
    const allowed = missing.filter((_, index) => permissions[index] === 'granted')
    // `open` would return the opening of another device.
    while (opening) await opening
    if (allowed.length > 0 && !closed && !document.hidden) await open(allowed)
  }

  const again = () => void look()
  const stopFollowing = followPermissions(again)
  document.addEventListener('visibilitychange', again)
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> }
  mediaDevices?.addEventListener?.('devicechange', again)

  return {
    state: () => now,
    subscribe: changes.add,
    open: () => open(),
    setOn(device, on) {
      mutedByPerson[device] = !on
      switchedOff?.keep({ ...mutedByPerson })
      const track = tracks[device]
      if (!track || !isLive(device)) return
      track.enabled = on
      change({ [device]: stateOf(track, device) })
    },
    async turn() {
      // `open` would return the opening of the camera that is turned away from.
      while (opening) await opening
      if (closed) return
      const facing = now.facing === 'user' ? 'environment' : 'user'
      // Most phones open a camera only after the other one is closed.
      tracks.camera?.stop()
      change({ facing, camera: 'opening' })
      await open()
    },
    close() {
      closed = true
      stopFollowing()
      document.removeEventListener('visibilitychange', again)
      mediaDevices?.removeEventListener?.('devicechange', again)
      for (const device of devices) tracks[device]?.stop()
    },
  }
}

async function cameras(): Promise<number> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices()
    return all.filter(({ kind }) => kind === 'videoinput').length
  } catch {
    return 0
  }
}
