import { expect, test } from 'vitest'
import {
  applicant,
  codeFreshMs,
  documentOf,
  minute,
  newMobile,
  noon,
  onAllStores,
  savePin,
  signIn,
} from './test-stores.ts'

const twenty = <T>(work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, i) => work(i)))

const count = <T extends { kind: string }>(answers: readonly T[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

onAllStores('20 at once', (store) => {
  const saveOf = (person: Awaited<ReturnType<typeof applicant>>) => ({
    writer: person.writer,
    applicationId: person.id,
    version: 1,
    document: person.application.document,
    audit: [{ what: 'saved' }],
    at: noon + minute,
  })

  test('[R4] one application is created for a mobile number, from one session or many', async () => {
    const mobileNumber = newMobile()
    const sessions = await twenty(() => signIn(store(), mobileNumber))
    const create = (sessionId: string, number = mobileNumber) =>
      store().applications.create({ sessionId, document: documentOf(number), audit: [{ what: 'created' }], at: noon })
    expect(count(await twenty((i) => create(sessions[i]!.session.id)))).toEqual({ created: 1, exists: 19 })
    const [found, ...more] = await store().applications.byMobile(mobileNumber)
    expect(more).toEqual([])
    expect(await store().audit.of(found!.id)).toHaveLength(1)

    const alone = await signIn(store())
    expect(count(await twenty(() => create(alone.session.id, alone.mobileNumber)))).toEqual({ created: 1, exists: 19 })
    expect((await alone.open()).hold).toBe('held')
  })

  test('[R4] one transaction creates once, the others are its duplicates', async () => {
    const person = await signIn(store())
    const once = { call: 'createApplication', transactionId: 't', body: 'b', answer: () => 'made' }
    const made = await twenty(() =>
      store().applications.create({
        sessionId: person.session.id,
        document: documentOf(person.mobileNumber),
        audit: [],
        idempotency: once,
        at: noon,
      }),
    )
    expect(count(made)).toEqual({ created: 1, duplicate: 19 })
    const { earlier } = await person.open({ call: 'createApplication', transactionId: 't', body: 'b' })
    expect(earlier).toEqual({ kind: 'done', status: 200, answer: 'made' })
  })

  test('a call of a bank’s system is begun and dropped by many at once: each gets its turn', async () => {
    const { id: applicationId } = await applicant(store())
    const turn = async () => {
      const { reference } = await store().providerCalls.begin({
        applicationId,
        system: 'analysis',
        intent: 'link',
        at: noon,
      })
      await store().providerCalls.drop({ applicationId, reference, at: noon })
    }
    for (let time = 0; time < 10; time++) await twenty(turn)
  })

  test('[R5] one provider call gets one reference, its first outcome stays', async () => {
    const { id } = await applicant(store())
    const begun = await twenty(() =>
      store().providerCalls.begin({ applicationId: id, system: 'bureau', intent: 'first', at: noon }),
    )
    expect(new Set(begun.map((call) => call.reference)).size).toBe(1)
    expect(begun.filter((call) => call.fresh)).toHaveLength(1)
    const { reference } = begun[0]!
    await twenty((i) => store().providerCalls.finish({ applicationId: id, reference, outcome: { i }, at: noon }))
    const after = () => store().providerCalls.begin({ applicationId: id, system: 'bureau', intent: 'first', at: noon })
    const { outcome } = await after()
    await store().providerCalls.finish({ applicationId: id, reference, outcome: 'late', at: noon })
    expect(await after()).toEqual({ reference, fresh: false, outcome })
    expect(await store().providerCalls.unfinished({ begunBefore: noon + 1, limit: 10 })).toEqual([])
  })

  test('[R6] one card is recorded for an application', async () => {
    const { id } = await applicant(store())
    const record = (i: number) =>
      store().cards.record({
        applicationId: id,
        reference: `card-${i}-${id}`,
        details: { last4: String(1000 + i) },
        at: noon,
      })
    const recorded = await twenty(record)
    expect(count(recorded)).toEqual({ recorded: 1, already: 19 })
    expect(new Set(recorded.map(({ card }) => JSON.stringify(card))).size).toBe(1)
    expect(await store().cards.of(id)).toEqual(recorded[0]!.card)
  })

  test('[R6] one card that is told of by many at once is recorded once, whichever of its keys they meet', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await applicant(store())
      const card = { applicationId: id, reference: `card-${id}`, details: { last4: '1000' }, at: noon }
      expect(count(await twenty(() => store().cards.record(card)))).toEqual({ recorded: 1, already: 19 })
    }
  })

  test('[R7] one PIN is set', async () => {
    const person = await applicant(store())
    const saves = await twenty((i) => savePin(store(), person, String(739150 + i)))
    expect(saves.filter((kind) => kind === 'saved')).toHaveLength(1)
    const pin = String(739150 + saves.indexOf('saved'))
    expect(await store().pins.verify({ applicationId: person.id, pin, at: noon })).toEqual({ kind: 'right' })
  })

  test('[R7] three wrong PINs are compared, the rest is locked out', async () => {
    const person = await applicant(store())
    await savePin(store(), person, '739154')
    const answers = await twenty(() => store().pins.verify({ applicationId: person.id, pin: '111222', at: noon }))
    expect(count(answers)).toEqual({ wrong: 2, locked: 18 })
  })

  test('[R8] of saves on one version one wins, the others learn the latest; none is lost silently', async () => {
    const person = await applicant(store())
    const landmark = (i: number) => ({ ...person.application.document, referralCode: `REF${1000 + i}` })
    const results = await twenty((i) => store().save({ ...saveOf(person), document: landmark(i) }))
    expect(count(results)).toEqual({ saved: 1, versionConflict: 19 })
    const winner = results.find((result) => result.kind === 'saved')!
    for (const result of results)
      if (result.kind === 'versionConflict') expect(result.latest).toEqual(winner.application)
    expect((await person.open()).application).toEqual(winner.application)
    expect(await store().audit.of(person.id)).toHaveLength(2)
  })

  test('[R8] writers that retry on the latest version all get through', async () => {
    const person = await applicant(store())
    const add = async (i: number) => {
      for (let version = 1, document = person.application.document; ;) {
        const result = await store().save({
          ...saveOf(person),
          version,
          document: { ...document, reason: `${document.reason ?? ''}${String.fromCharCode(97 + i)}` },
          outbox: [{ kind: 'close-applications', reference: String(i) }],
        })
        if (result.kind !== 'versionConflict') return result
        ;({ version, document } = result.latest)
      }
    }
    expect(count(await twenty(add))).toEqual({ saved: 20 })
    const { document, version } = (await person.open()).application!
    expect(new Set(document.reason)).toEqual(new Set('abcdefghijklmnopqrst'))
    expect(document.reason).toHaveLength(20)
    expect(version).toBe(21)
  })

  test('[R8] one transaction saves once, however often it is sent', async () => {
    const person = await applicant(store())
    const once = { call: 'updateApplication', transactionId: 't', body: 'b', answer: () => 'saved' }
    const results = await twenty(() => store().save({ ...saveOf(person), idempotency: once }))
    expect(count(results)).toEqual({ saved: 1, duplicate: 19 })
    const opened = await twenty(() => person.open({ transactionId: 't', body: 'b' }))
    for (const { earlier } of opened) expect(earlier).toEqual({ kind: 'done', status: 200, answer: 'saved' })
  })

  test('[R9] a hold changes hands during saves: afterwards the old epoch writes nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const first = await applicant(store())
      const second = await signIn(store(), first.mobileNumber, noon + 1)
      await store().applications.leave({ sessionId: first.session.id })
      let taken = false
      const results = await twenty(async (i) => {
        if (i === 10) {
          const take = await store().applications.take({
            sessionId: second.session.id,
            applicationId: first.id,
            codeFreshMs,
            at: noon + 1,
          })
          taken = take.kind === 'taken'
          return take
        }
        const sentAfter = taken
        const result = await store().save({ ...saveOf(first), document: first.application.document })
        if (sentAfter) expect(result.kind).toBe('holdLost')
        return result
      })
      const after = await store().save(saveOf(first))
      const saved = results.filter(({ kind }) => kind === 'saved').length
      expect(saved).toBeLessThanOrEqual(1)
      if (taken) {
        expect(after.kind).toBe('holdLost')
        expect((await second.open({ at: noon + 2 })).hold).toBe('held')
      }
      expect(await store().audit.of(first.id)).toHaveLength(1 + saved + (after.kind === 'saved' ? 1 : 0))
    }
  })

  test('[R9] of many sessions one takes a free application', async () => {
    const first = await applicant(store())
    await store().sessions.end({ sessionId: first.session.id, at: noon })
    const sessions = await twenty(() => signIn(store(), first.mobileNumber, noon + 1))
    const takes = await twenty((i) =>
      store().applications.take({
        sessionId: sessions[i]!.session.id,
        applicationId: first.id,
        codeFreshMs,
        at: noon + 1,
      }),
    )
    expect(count(takes)).toEqual({ taken: 1, held: 19 })
  })

  test('[R11] a limit is exact at its edge', async () => {
    const take = { key: `reveal|${newMobile()}`, limit: 5, windowSeconds: 60, at: noon }
    const taken = await twenty(() => store().limits.take(take))
    const left = taken.filter(({ allowed }) => allowed).map((result) => result.left)
    expect(left).toHaveLength(5)
    expect(new Set(left)).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(await store().limits.look(take)).toEqual({ allowed: false, left: 0, resetsAt: noon + minute })
    expect(await store().limits.take({ ...take, at: noon + minute })).toMatchObject({ allowed: true, left: 4 })
    await store().limits.clear(take.key)
    expect((await store().limits.look(take)).left).toBe(5)
  })

  test('[R11] twenty uses of one key take one of a limit; once it is spent, only they go on', async () => {
    const key = `tries|${newMobile()}`
    const take = (once: string) =>
      store().limits.takeOnce({ key, once: `${key}|${once}`, limit: 3, windowSeconds: 60, at: noon })
    expect(count(await twenty(() => take('first')))).toEqual({ taken: 1, again: 19 })
    expect(await store().limits.look({ key, limit: 3, at: noon })).toMatchObject({ left: 2 })
    expect([await take('second'), await take('third')]).toEqual([
      { kind: 'taken', left: 1 },
      { kind: 'taken', left: 0 },
    ])
    expect(count(await twenty(() => take('fourth')))).toEqual({ spent: 20 })
    expect(await take('first')).toEqual({ kind: 'again', left: 0 })
  })

  test('an effect call begins once; a dead run is taken over, a finished one replayed', async () => {
    const scope = { browser: `b${newMobile()}` }
    const key = { scope, call: 'generateOTP', transactionId: 't', body: 'b', at: noon }
    const begun = await twenty(() => store().idempotency.begin(key))
    expect(count(begun)).toEqual({ fresh: 1, running: 19 })
    const dead = begun.find((answer) => answer.kind === 'fresh')!
    const next = await store().idempotency.begin({ ...key, at: noon + 61_000 })
    if (next.kind !== 'fresh') throw new Error(next.kind)
    await store().idempotency.finish({ ...key, run: dead.run, answer: 'dead' })
    expect((await store().idempotency.begin(key)).kind).toBe('running')
    await store().idempotency.finish({ ...key, run: next.run, status: 200, answer: { ok: true } })
    expect(await store().idempotency.begin(key)).toEqual({ kind: 'done', status: 200, answer: { ok: true } })
    expect(await store().idempotency.begin({ ...key, body: 'c' })).toEqual({ kind: 'otherBody' })

    const failed = await store().idempotency.begin({ ...key, transactionId: 'u' })
    if (failed.kind !== 'fresh') throw new Error(failed.kind)
    await store().idempotency.abandon({ ...key, transactionId: 'u', run: failed.run })
    expect((await store().idempotency.begin({ ...key, transactionId: 'u' })).kind).toBe('fresh')
  })

  test('[T22] a one-time link is used once', async () => {
    const { id } = await applicant(store())
    const create = { purpose: 'resume', applicationId: id, expiresAt: noon + minute, payload: { a: 1 }, at: noon }
    const token = await store().links.create(create)
    const use = { purpose: 'resume', token, once: true, at: noon }
    expect(await store().links.use({ ...use, purpose: 'other' })).toBeUndefined()
    expect(await store().links.use({ ...use, at: noon + minute })).toBeUndefined()
    const used = await twenty(() => store().links.use(use))
    expect(used.filter(Boolean)).toEqual([{ applicationId: id, payload: { a: 1 }, firstUse: true }])
    expect(await store().links.use({ ...use, once: false })).toEqual({
      applicationId: id,
      payload: { a: 1 },
      firstUse: false,
    })
  })

  test('[T22] a use that is given back again does not undo the use of somebody since', async () => {
    const { id } = await applicant(store())
    const link = { purpose: 'resume', applicationId: id, expiresAt: noon + minute, payload: {}, at: noon }
    const token = await store().links.create(link)
    const useAt = (at: number) => store().links.use({ purpose: 'resume', token, once: true, at })
    const giveBackUseOf = (usedAt: number) => store().links.giveBack({ purpose: 'resume', token, usedAt })
    expect(await useAt(noon + 1)).toBeDefined()
    await twenty(() => giveBackUseOf(noon + 1))
    expect(await useAt(noon + 2)).toBeDefined()
    await twenty(() => giveBackUseOf(noon + 1))
    expect(await useAt(noon + 3)).toBeUndefined()
  })
})
