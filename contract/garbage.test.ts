import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls } from './api.ts'
import { hostileJson, shapeOf, soak, wellFormed } from './garbage-for-tests.ts'

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const shape = shapeOf(call.request)

  test('takes what has its shape, and that alone comes out', { meta: { runs: 10 * soak } }, () => {
    fc.assert(
      fc.property(wellFormed(shape), (request) => {
        expect(call.request.safeParse(request)).toEqual({ success: true, data: request })
      }),
      { numRuns: 10 * soak },
    )
  })

  test(
    '[T6, T28] garbage is refused or read as its shape says, at once; it never throws, and prototypes stay clean',
    { timeout: 20_000 * soak, meta: { runs: 60 * soak } },
    () => {
      fc.assert(
        fc.property(hostileJson(shape), (json) => {
          const value = parsed(json)
          const started = performance.now()
          const result = call.request.safeParse(value)
          // A busy machine may pause once; a regular expression that backtracks catastrophically does so every time.
          if (performance.now() - started > 1000) {
            const again = performance.now()
            call.request.safeParse(value)
            expect(performance.now() - again, json.slice(0, 200)).toBeLessThan(1000)
          }
          if (result.success)
            expect(Object.keys(result.data as object)).toEqual(expect.arrayContaining([...(shape.required ?? [])]))
          expect(Object.keys(Object.prototype)).toEqual([])
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
        }),
        { numRuns: 60 * soak },
      )
    },
  )
})
