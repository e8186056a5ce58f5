import {
  closeDevices,
  followPermissions,
  openDevices,
  permissionOf,
  type Device,
} from '@card-journey/ui/call/open-devices.ts'
import { useEffect, useRef, useState } from 'react'
import type { CheckState } from '../Checklist.tsx'
import { canCall, checkLight } from '../device-check.ts'
import { measureBandwidth } from '../measure-bandwidth.ts'
import { explainFaults, type ExplainedFaults } from './explain-faults.ts'

/** The unique device check for vkycCallWait (rulings, VK-12). */
export type Udc = Record<'browser' | 'camera' | 'microphone' | 'light' | 'bandwidth', CheckState>

export interface DeviceCheck {
  /** Undefined before the first check and while one is running. */
  udc: Udc | undefined
  faults: ExplainedFaults
  stream: MediaStream | undefined
  check: () => Promise<void>
}

/**
 * Opens camera and microphone for a preview and checks light and connection. They are closed when the screen is left. A
 * check that another one follows ends without a result.
 */
export function useDeviceCheck(): DeviceCheck {
  const [state, setState] = useState<Omit<DeviceCheck, 'check'>>({ udc: undefined, faults: {}, stream: undefined })
  const open = useRef<MediaStream | undefined>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      closeDevices(open.current)
    }
  }, [])
  const latest = useRef(0)
  /** What was allowed while a check was under way: the settings allow one device after the other. */
  const allowed = useRef(new Set<Device>())
  /** Why a device is missing that the settings may give back. `takenAway`: the browser would ask for it. */
  const missing = useRef<'refused' | 'takenAway' | undefined>(undefined)
  /** A device went away after it was found: unplugged, or blocked in the browser's settings. */
  const lookAgain = async () => {
    const permissions = await Promise.all([permissionOf('camera'), permissionOf('microphone')])
    if (left.current) return
    // The browser would ask: that waits for a press.
    if (!permissions.includes('prompt')) return void again.current()
    latest.current += 1
    missing.current = 'takenAway'
    closeDevices(open.current)
    setState({ udc: undefined, faults: {}, stream: undefined })
  }
  const check = async () => {
    latest.current += 1
    const own = latest.current
    allowed.current.clear()
    missing.current = undefined
    const isOver = () => left.current || latest.current !== own
    closeDevices(open.current)
    setState({ udc: undefined, faults: {}, stream: undefined })
    const { stream, faults: found } = await openDevices()
    if (isOver()) return closeDevices(stream)
    open.current = stream
    // Not fired by our own closing.
    for (const track of stream?.getTracks() ?? []) track.addEventListener('ended', () => !isOver() && void lookAgain())
    const faults = await explainFaults(found)
    if (isOver()) return
    if ([...allowed.current].some((device) => faults[device] === 'denied')) return check()
    if (Object.values(faults).includes('denied')) missing.current = 'refused'
    setState({ udc: undefined, faults, stream })
    const camera = faults.camera ? 'failed' : 'ok'
    const [light, bandwidth] = await Promise.all([
      stream && camera === 'ok' ? checkLight(stream) : ('unknown' as const),
      measureBandwidth(),
    ])
    const microphone = faults.microphone ? 'failed' : 'ok'
    const udc: Udc = { browser: canCall() ? 'ok' : 'failed', camera, microphone, light, bandwidth }
    if (!isOver()) setState({ udc, faults, stream })
  }
  const again = useRef(check)
  again.current = check
  // Allowed in the browser's settings: nobody has to press anything.
  useEffect(
    () =>
      followPermissions((permission, device) => {
        if (permission !== 'granted') return
        allowed.current.add(device)
        if (missing.current === 'refused') void again.current()
        else if (missing.current === 'takenAway') void lookAgain()
      }),
    [],
  )
  return { ...state, check }
}
