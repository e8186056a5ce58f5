import type { Fault } from './fault.ts'
import type { Served } from './schema/pincode.ts'

export interface Place {
  city: string
  state: string
}

export interface PincodeDirectory {
  readonly size: number
  /** The place of a pincode and whether the bank serves it; undefined when the directory doesn't have it. */
  find: (pincode: string) => (Place & { serviceable: 'Y' | 'N' }) | undefined
  /** Every city of the directory, once for each of its states. */
  readonly cities: readonly string[]
}

const header = 'pincode\tcity\tstate'

/** Reads pincodes.tsv: a row per pincode, lines that start with # are comments. Faults name the line. */
export function readPincodes(
  content: string,
  served: Pick<Served, 'served' | 'unserved'>,
): { directory: PincodeDirectory; states: ReadonlySet<string>; faults: Fault[] } {
  const faults: Fault[] = []
  const places = new Map<string, Place>()
  // Nineteen thousand rows share about six hundred places, so equal ones share one object.
  const shared = new Map<string, Place>()
  const states = new Set<string>()
  const wrong = (line: number, what: string, fix: string) =>
    faults.push({ file: 'pincodes.tsv', path: `line ${line + 1}`, wrong: what, fix })

  let headed = false
  for (const [line, raw] of content.split('\n').entries()) {
    const row = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    if (row === '' || row.startsWith('#')) continue
    if (!headed) {
      headed = true
      if (row !== header) wrong(line, 'the heading is missing', 'The first row is: pincode, city, state, with tabs.')
      continue
    }
    const tab = row.indexOf('\t')
    const pincode = row.slice(0, tab)
    const name = row.slice(tab + 1)
    const place = shared.get(name) ?? placeOf(name)
    if (!place) wrong(line, 'a row has three columns', 'Write pincode, city and state with tabs between.')
    else if (!/^[1-9]\d{5}$/.test(pincode)) wrong(line, `"${pincode}" is no pincode`, 'Six digits, the first not 0.')
    else if (places.has(pincode)) wrong(line, `${pincode} stands twice`, 'Remove one of its rows.')
    else {
      shared.set(name, place)
      states.add(place.state)
      places.set(pincode, place)
    }
    if (faults.length >= 20) break
  }
  if (places.size === 0) wrong(0, 'it has no rows', 'Put the directory back.')
  const find: PincodeDirectory['find'] = (pincode) => {
    const place = places.get(pincode)
    return place && { ...place, serviceable: isServed(pincode, served) ? 'Y' : 'N' }
  }
  const cities = [...shared.values()].map(({ city }) => city)
  return { directory: { size: places.size, find, cities }, states, faults }
}

function placeOf(name: string): Place | undefined {
  const [city, state, ...more] = name.split('\t')
  return city && state && more.length === 0 ? Object.freeze({ city, state }) : undefined
}

function isServed(pincode: string, { served, unserved }: Pick<Served, 'served' | 'unserved'>): boolean {
  for (let length = pincode.length; length > 0; length -= 1) {
    const prefix = pincode.slice(0, length)
    if (served.includes(prefix)) return true
    if (unserved.includes(prefix)) return false
  }
  return true
}
