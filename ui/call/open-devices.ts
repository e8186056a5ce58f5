export type Device = 'camera' | 'microphone'
/** The camera towards the person, or away from them. */
export type Facing = 'user' | 'environment'
/** Why a camera or microphone could not be opened. */
export type Fault = 'denied' | 'missing' | 'busy' | 'unsupported'

export interface OpenedDevices {
  stream: MediaStream | undefined
  faults: Partial<Record<Device, Fault>>
}

const both: readonly Device[] = ['camera', 'microphone']

/** Opens camera and microphone; if that fails, each separately, to find out which one is at fault. */
export async function openDevices(wanted: readonly Device[] = both, facing: Facing = 'user'): Promise<OpenedDevices> {
  if (!hasDevices()) return { stream: undefined, faults: faultOfAll(wanted, 'unsupported') }
  try {
    return { stream: await open(wanted, facing), faults: {} }
  } catch (error) {
    const fault = faultOf(error)
    if (fault === 'denied') return withoutRefused(wanted, facing)
    return wanted.length > 1 ? oneByOne(wanted, facing) : { stream: undefined, faults: faultOfAll(wanted, fault) }
  }
}

/** Missing in old browsers, and on insecure pages. */
export const hasDevices = (): boolean => 'getUserMedia' in ((navigator.mediaDevices as MediaDevices | undefined) ?? {})

const open = (wanted: readonly Device[], facing: Facing): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    ...(wanted.includes('camera') && {
      // Small print on a card is read at this size.
      video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 } },
    }),
    ...(wanted.includes('microphone') && { audio: true }),
  })

async function oneByOne(wanted: readonly Device[], facing: Facing): Promise<OpenedDevices> {
  const faults: OpenedDevices['faults'] = {}
  const tracks: MediaStreamTrack[] = []
  for (const device of wanted) {
    try {
      tracks.push(...(await open([device], facing)).getTracks())
    } catch (error) {
      faults[device] = faultOf(error)
    }
  }
  return { stream: tracks.length > 0 ? new MediaStream(tracks) : undefined, faults }
}

function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const faultOfAll = (devices: readonly Device[], fault: Fault): OpenedDevices['faults'] =>
  Object.fromEntries(devices.map((device) => [device, fault]))

/**
 * A refusal is a person's choice: asking again immediately would only prompt twice more. What is allowed already opens
 * without a question.
 */
async function withoutRefused(wanted: readonly Device[], facing: Facing): Promise<OpenedDevices> {
  const faults = await refused(wanted)
  const allowed = wanted.filter((device) => !(device in faults))
  if (allowed.length === 0) return { stream: undefined, faults }
  const opened = await openDevices(allowed, facing)
  return { stream: opened.stream, faults: { ...opened.faults, ...faults } }
}

/** Which of them the browser blocks; all, if it doesn't say. */
async function refused(wanted: readonly Device[]): Promise<OpenedDevices['faults']> {
  const states = await Promise.all(wanted.map(permissionOf))
  const blocked = wanted.filter((_, index) => states[index] !== 'granted')
  return faultOfAll(blocked.length > 0 ? blocked : wanted, 'denied')
}

/** What the browser says about the permission; undefined where it does not say (old Safari). */
export const permissionOf = async (device: Device): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: device as PermissionName })).state
  } catch {
    return undefined
  }
}

export const closeDevices = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => track.stop())

/** Tells the new state of a permission that the person changes in the browser's own settings. Returns its end. */
export function followPermissions(tell: (state: PermissionState, device: Device) => void): () => void {
  const ends: (() => void)[] = []
  let ended = false
  for (const device of both) {
    navigator.permissions?.query({ name: device as PermissionName }).then(
      (status) => {
        if (ended) return
        const changed = () => tell(status.state, device)
        status.addEventListener('change', changed)
        ends.push(() => status.removeEventListener('change', changed))
      },
      // This browser does not tell.
      () => {},
    )
  }
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
