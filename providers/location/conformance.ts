import { expect, test } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import type { Location } from './port.ts'

export function locationConformance(port: () => Location, ips: { home: string; abroad: string; proxy: string }) {
  test.each([
    ['Bengaluru', 12.97, 77.59, true],
    ['New Delhi', 28.61, 77.21, true],
    ['Mumbai', 19.07, 72.87, true],
    ['Chennai', 13.08, 80.27, true],
    ['Guwahati', 26.14, 91.74, true],
    ['Srinagar', 34.08, 74.8, true],
    ['Port Blair', 11.62, 92.73, true],
    ['Kathmandu', 27.72, 85.32, false],
    ['Dhaka', 23.81, 90.41, false],
    ['Lahore', 31.55, 74.34, false],
    ['Colombo', 6.93, 79.86, false],
    ['Dubai', 25.2, 55.27, false],
    ['London', 51.5, -0.12, false],
  ])('%s is inside India: %s, %s, %s', async (name, latitude, longitude, insideIndia) => {
    const place = valueOf(await port().reverse({ latitude, longitude }))
    expect(place.insideIndia).toBe(insideIndia)
    if (insideIndia) expect(place.city).toBe(name)
  })

  test('an address is at home, abroad or behind a proxy', async () => {
    const ask = async (ip: string) => valueOf(await port().ip({ ip }))
    expect(await ask(ips.home)).toEqual({ insideIndia: true, spoofed: false })
    expect((await ask(ips.abroad)).insideIndia).toBe(false)
    expect((await ask(ips.proxy)).spoofed).toBe(true)
  })
}
