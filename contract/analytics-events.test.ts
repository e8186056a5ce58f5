import { expect, test } from 'vitest'
import { recordEvent } from './calls/apps/recordEvent.ts'

interface Def {
  type: string
  shape?: Readonly<Record<string, { _zod: { def: Def } }>>
  options?: readonly { _zod: { def: Def } }[]
  innerType?: { _zod: { def: Def } }
  entries?: unknown
  values?: unknown
}

/** Every place of a shape that may hold a value, with the kind of values it takes. */
function placesOf({ _zod: { def } }: { _zod: { def: Def } }, at = ''): string[] {
  if (def.shape) return Object.entries(def.shape).flatMap(([name, each]) => placesOf(each, `${at}.${name}`))
  if (def.options) return def.options.flatMap((each) => placesOf(each, at))
  if (def.innerType) return placesOf(def.innerType, at)
  return [`${at} ${def.type}`]
}

const shape = recordEvent.request as unknown as { _zod: { def: Def } }

test('[T18, ER-34] an analytics event has values from closed lists alone, so no screen can put anything personal into one', () => {
  const places = placesOf(shape)
  expect(places.length).toBeGreaterThan(6)
  const free = places.filter((place) => !/ (enum|literal)$/.test(place))
  // The version of the text that was agreed to: two numbers of at most four digits.
  expect(free).toEqual(['.consent string'])
  expect(recordEvent.request.safeParse({ ...sample, consent: '98765.43210' }).success).toBe(false)
})

const event = { name: 'page-load', screen: 'error', errorType: '100', ageBand: '25-34' }
const sample = { event, consent: '1.0' }

test.each(['9876543210', 'Asha Rao', 'asha@example.in', 'ABCPE1234F', '1991-02-03', '34'])(
  '[T18] an analytics event with %s in any place is refused',
  (personal) => {
    expect(recordEvent.request.safeParse(sample).success).toBe(true)
    for (const name of Object.keys(event))
      expect(recordEvent.request.safeParse({ ...sample, event: { ...event, [name]: personal } }).success, name).toBe(
        false,
      )
    for (const name of ['consent', 'mobileNumber'])
      expect(recordEvent.request.safeParse({ ...sample, [name]: personal }).success, name).toBe(false)
    expect(recordEvent.request.safeParse({ ...sample, event: { ...event, note: personal } }).success).toBe(false)
  },
)
