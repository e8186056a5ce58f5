import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noSuchReference } from './provider-result.ts'
import type { ProviderResult, Effect } from './provider-result.ts'

/** The value of a result that must be `answered`. */
export function valueOf<T>(answer: ProviderResult<T>): T {
  if (answer.kind !== 'answered') throw new Error(`expected an answer, got ${JSON.stringify(answer)}`)
  return answer.value
}

/**
 * What every effect promises: once per reference, its outcome available by reference, an unknown reference refused
 * (T24).
 */
export function effectConformance<Request, Value>(
  name: string,
  verb: () => Effect<Request, Value>,
  request: () => Request,
) {
  test(`${name} happens once per reference, also when asked twice at the same moment`, async () => {
    const reference = randomUUID()
    const once = { ...request(), reference }
    const answers = await Promise.all([verb()(once), verb()(once)])
    const [first, second] = answers.map(valueOf)
    expect(second).toEqual(first)
    expect(valueOf(await verb()(once))).toEqual(first)
    expect(valueOf(await verb().byReference(reference))).toEqual(first)
  })

  test(`${name} is refused by a reference that was never sent`, async () => {
    expect(await verb().byReference(randomUUID())).toMatchObject({ kind: 'refused', code: noSuchReference })
  })
}
