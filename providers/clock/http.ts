import type { Host } from '../transport.ts'
import type { ClockDial } from './port.ts'
import { clockOffset } from './wire.ts'

export const clockOverHttp = (host: Host): ClockDial => ({
  offset: host.read(
    clockOffset,
    () => ({}),
    ({ offsetMs }) => ({ offsetMs }),
  ),
})
