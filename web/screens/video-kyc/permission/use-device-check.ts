import { useEffect, useRef, useState } from 'react'
import type { CheckState } from '../Checklist.tsx'
import { bandwidth, canCall, closeDevices, checkLight, openDevices, type Fault } from '../device-check.ts'

/** The unique device check for vkycCallWait (rulings, VK-12). */
export type Udc = Record<'browser' | 'camera' | 'microphone' | 'light' | 'bandwidth', CheckState>

export interface DeviceCheck {
  /** Undefined before the first check and while one is running. */
  udc: Udc | undefined
  faults: { camera?: Fault; microphone?: Fault }
  stream: MediaStream | undefined
  check: () => Promise<void>
}

/**
 * Opens camera and microphone for a preview and checks light and connection. They are closed when the screen is left.
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
  return {
    ...state,
    async check() {
      closeDevices(open.current)
      setState({ udc: undefined, faults: {}, stream: undefined })
      const { stream, faults } = await openDevices()
      open.current = stream
      if (left.current) return closeDevices(stream)
      setState({ udc: undefined, faults, stream })
      const camera = faults.camera ? 'failed' : 'ok'
      const udc: Udc = {
        browser: canCall() ? 'ok' : 'failed',
        camera,
        microphone: faults.microphone ? 'failed' : 'ok',
        light: stream && camera === 'ok' ? await checkLight(stream) : 'unknown',
        bandwidth: bandwidth(),
      }
      if (!left.current) setState({ udc, faults, stream })
    },
  }
}
