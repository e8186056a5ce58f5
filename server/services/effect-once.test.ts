import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noSuchReference, type ProviderResult, type Effect } from '@card-journey/providers/provider-result.ts'
import { noon, onBothForms } from '../store/test-stores.ts'
import { answersAnd, effectOnce, onceInItsLife, refusalsToo, type EffectName } from './effect-once.ts'

const secrets = {
  token: () => [randomBytes(32)],
  grant: () => [randomBytes(32)],
  effects: randomBytes(32),
  number: () => randomBytes(32),
}

/** A host with planned results that remembers its first outcome per reference. */
function hostOf(...plan: ProviderResult<string>[]) {
  const kept = new Map<string, ProviderResult<string>>()
  const references: string[] = []
  const effect: Effect<object, string> = Object.assign(
    async ({ reference }: { reference: string }) => {
      references.push(reference)
      const answer = kept.get(reference) ?? plan.shift() ?? { kind: 'unavailable' as const }
      if (answer.kind !== 'unavailable') kept.set(reference, answer)
      return answer
    },
    {
      byReference: async (reference: string): Promise<ProviderResult<string>> =>
        kept.get(reference) ?? { kind: 'refused', code: noSuchReference },
    },
  )
  return { effect, references, kept }
}

const answered = (value: string): ProviderResult<string> => ({ kind: 'answered', value, ms: 1 })
const refused: ProviderResult<string> = { kind: 'refused', code: 'NO' }

onBothForms('an effect', (store) => {
  const named = (about: EffectName['about'], applicationId: string = randomUUID()): EffectName => ({
    applicationId,
    system: 'decision',
    intent: 'run',
    about,
  })
  const ask = (name: EffectName, effect: Effect<object, string>, conditions = {}) =>
    effectOnce({ store: store(), secrets }, name, effect, {}, { at: noon, ...conditions })

  test('equal inputs reuse the answer, changed ones are asked about, and going back asks nobody', async () => {
    const { effect, references } = hostOf(answered('for a'), answered('for b'))
    const a = named({ income: 100_000, pan: 'A' })
    const b = { ...a, about: { income: 25_000, pan: 'A' } }
    expect(await ask(a, effect)).toMatchObject({ value: 'for a' })
    expect(await ask(b, effect)).toMatchObject({ value: 'for b' })
    expect(await ask({ ...a, about: { pan: 'A', income: 100_000 } }, effect)).toMatchObject({ value: 'for a' })
    expect(references).toHaveLength(2)
  })

  test('an answer that was lost is fetched by its reference, not asked for twice', async () => {
    const { effect, references, kept } = hostOf()
    const name = named(onceInItsLife)
    expect(await ask(name, effect)).toEqual({ kind: 'unavailable' })
    kept.set(references[0] ?? '', answered('meanwhile'))
    expect(await ask(name, effect)).toMatchObject({ value: 'meanwhile' })
    expect(references).toHaveLength(1)
  })

  test('what was made and undone since is asked for again, whether its answer was lost or kept', async () => {
    const first = hostOf(answered('first'), answered('second'))
    const name = named({ on: true })
    expect(await ask(name, first.effect, { undone: true })).toMatchObject({ value: 'first' })
    expect(await ask(name, first.effect, { undone: true })).toMatchObject({ value: 'second' })
    expect(await ask(name, first.effect)).toMatchObject({ value: 'second' })
    const lost = hostOf()
    const other = named({ on: true })
    await ask(other, lost.effect, { undone: true })
    lost.kept.set(lost.references[0] ?? '', answered('meanwhile'))
    await ask(other, lost.effect, { undone: true })
    expect([first.references, lost.references].map((each) => new Set(each).size)).toEqual([2, 2])
  })

  test('an answer that can’t be used is not kept: the host is asked again under a new reference', async () => {
    const { effect, references } = hostOf(answered('gibberish'), refused, answered('approve'), answered('never'))
    const name = named({ run: 1 })
    const isUsable = (given: ProviderResult<string>) => given.kind === 'answered' && given.value !== 'gibberish'
    expect(await ask(name, effect, { isUsable })).toMatchObject({ value: 'gibberish' })
    expect(await ask(name, effect, { isUsable })).toEqual(refused)
    expect(await ask(name, effect, { isUsable })).toMatchObject({ value: 'approve' })
    expect(await ask(name, effect, { isUsable })).toMatchObject({ value: 'approve' })
    expect(new Set(references).size).toBe(3)
    expect(await store().providerCalls.unfinished({ begunBefore: noon + 1, limit: 99 })).not.toContainEqual(
      expect.objectContaining({ applicationId: name.applicationId }),
    )
  })

  test('a refusal is not kept, unless asking again would do harm', async () => {
    const dropped = hostOf(refused, answered('taken'))
    const name = named({ address: '12 Residency Road' })
    expect(await ask(name, dropped.effect)).toEqual(refused)
    expect(await ask(name, dropped.effect)).toMatchObject({ value: 'taken' })
    const kept = hostOf(refused, answered('taken'))
    const order = named({ refusals: 1 })
    for (const _time of [1, 2]) expect(await ask(order, kept.effect, { isUsable: refusalsToo })).toEqual(refused)
    expect(kept.references).toHaveLength(1)
  })

  test('a refusal about the host is not kept beside those about what was asked', async () => {
    const isUsable = answersAnd('OTP_WRONG')
    const busy: ProviderResult<string> = { kind: 'refused', code: 'SYSTEM_BUSY' }
    const wrong: ProviderResult<string> = { kind: 'refused', code: 'OTP_WRONG' }
    const { effect, references } = hostOf(busy, wrong, answered('never'))
    const name = named({ otp: '123456' })
    expect(await ask(name, effect, { isUsable })).toEqual(busy)
    for (const _time of [1, 2]) expect(await ask(name, effect, { isUsable })).toEqual(wrong)
    expect(references).toHaveLength(2)
  })

  test('what a host keeps garbled under a reference is asked for under another, where asking does no harm', async () => {
    const { effect, references, kept } = hostOf()
    const name = named({ run: 1 })
    await ask(name, effect)
    kept.set(references[0] ?? '', { kind: 'unavailable', garbled: true })
    const before = references.length
    expect(await ask(name, effect)).toMatchObject({ kind: 'unavailable' })
    expect(references).toHaveLength(before)
    await ask(name, effect, { harmless: true })
    expect(new Set(references).size).toBe(2)
  })

  test('a name on record tells nothing of what was asked about', async () => {
    const { effect } = hostOf(answered('one'))
    const name = named({ pan: 'ABCPK1234F', code: '1234' })
    await ask(name, effect)
    const { rows } = await store().database.pool.query<{ intent: string }>(
      'select intent from provider_call where application_id = $1',
      [name.applicationId],
    )
    expect(rows).toEqual([{ intent: expect.stringMatching(/^run:[\w-]{43}$/) }])
  })
})
