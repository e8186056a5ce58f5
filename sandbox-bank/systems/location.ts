import { ipVerdict, reverseGeocode } from '@card-journey/providers/location/wire.ts'
import { insideIndia, nearestCity } from '../people/india.ts'
import type { SystemHost } from '../serve.ts'

/** Documentation addresses (RFC 5737) represent places abroad and proxies; every other address is in India. */
const abroad = /^198\.51\.100\./
const proxy = /^203\.0\.113\./

export function location({ serve }: SystemHost): void {
  serve(reverseGeocode, ({ lat, lng }) =>
    insideIndia(lat, lng)
      ? { answer: { countryCode: 'IN', ...nearestCity(lat, lng) } }
      : { answer: { countryCode: 'ZZ', city: '', state: '' } },
  )

  serve(ipVerdict, ({ ip }) => {
    const address = ip.replace(/^::ffff:/i, '')
    return { answer: { countryCode: abroad.test(address) ? 'ZZ' : 'IN', proxy: proxy.test(address) ? 'Y' : 'N' } }
  })
}
