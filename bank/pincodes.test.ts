import { expect, test } from 'vitest'
import { loadMasterData } from './load.ts'
import { readPincodes } from './pincodes.ts'

test('the directory has India, and knows what is served', () => {
  const { pincodes } = loadMasterData()
  expect(pincodes.size).toBeGreaterThan(19_000)
  expect(pincodes.find('560001')).toEqual({ city: 'Bengaluru', state: 'Karnataka', serviceable: 'Y' })
  expect(pincodes.find('744301')).toEqual({ city: 'Nicobar', state: 'Andaman and Nicobar', serviceable: 'N' })
  expect(pincodes.find('999998')).toBeUndefined()
})

test('no place has a letter that address cleaning would drop', () => {
  const { pincodes } = loadMasterData()
  for (let pincode = 110_000; pincode < 860_000; pincode += 1) {
    const place = pincodes.find(String(pincode))
    if (place && !/^[A-Za-z0-9 .()-]+$/.test(place.city + place.state)) expect.unreachable(JSON.stringify(place))
  }
})

test.each([
  [{ unserved: [], served: [] }, 'Y'],
  [{ unserved: ['5'], served: [] }, 'N'],
  [{ unserved: ['5'], served: ['560'] }, 'Y'],
  [{ unserved: ['5', '560001'], served: ['560'] }, 'N'],
  [{ unserved: ['560'], served: ['560001'] }, 'Y'],
  [{ unserved: ['561'], served: [] }, 'Y'],
])('the longest rule that fits wins: %j', (rule, served) => {
  const { directory } = readPincodes('pincode\tcity\tstate\n560001\tBengaluru\tKarnataka\n', rule)
  expect(directory.find('560001')?.serviceable).toBe(served)
})

test('rows may end in CRLF and be separated by comments', () => {
  const { directory, faults } = readPincodes('# remark\r\npincode\tcity\tstate\r\n560001\tB\tK\r\n', {
    unserved: [],
    served: [],
  })
  expect(faults).toEqual([])
  expect(directory.find('560001')).toMatchObject({ city: 'B', state: 'K' })
})

test('loads fast enough for a start and a reload: under 150 ms of processor time', () => {
  const times = [1, 2, 3, 4, 5].map(() => {
    const from = process.cpuUsage()
    loadMasterData()
    return process.cpuUsage(from).user / 1000
  })
  expect(Math.min(...times)).toBeLessThan(150)
})

test('the directory names its cities', () => {
  const { cities } = loadMasterData().pincodes
  expect(cities.length).toBeGreaterThan(500)
  expect(cities).toEqual(expect.arrayContaining(['Mysuru', 'Pune']))
  expect(cities).not.toContain('Hosur')
})
