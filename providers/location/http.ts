import type { Host } from '../transport.ts'
import type { Location } from './port.ts'
import { ipVerdict, reverseGeocode } from './wire.ts'

export const locationOverHttp = (host: Host): Location => ({
  reverse: host.read(
    reverseGeocode,
    ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude }),
    ({ countryCode, city, state }) => ({ insideIndia: countryCode === 'IN', city, state }),
  ),
  ip: host.read(
    ipVerdict,
    ({ ip }: { ip: string }) => ({ ip }),
    ({ countryCode, proxy }) => ({ insideIndia: countryCode === 'IN', spoofed: proxy }),
  ),
})
