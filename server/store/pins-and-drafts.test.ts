import type { MpinAttempts } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mpinOutcome } from './pin-model.ts'
import { applicant, hour, minute, noon, onAllStores, savePin, signIn } from './test-stores.ts'

onAllStores('a PIN', (store) => {
  test('[T20] three failed settings lock for two hours; setting one ends the count', async () => {
    const person = await applicant(store())
    const { id } = person
    const at = (time: number) => ({ applicationId: id, at: time })
    expect(await store().pins.state(id, noon)).toEqual({ failures: 0 })
    expect(await store().pins.verify({ ...at(noon), pin: '739154' })).toEqual({ kind: 'none' })
    for (const failures of [1, 2]) expect(await store().pins.failed(at(noon))).toEqual({ failures })
    const lockedUntil = noon + 2 * hour
    expect(await store().pins.failed(at(noon))).toEqual({ failures: 3, lockedUntil })
    expect(await store().pins.state(id, lockedUntil - 1)).toEqual({ failures: 3, lockedUntil })
    expect(await store().pins.state(id, lockedUntil)).toEqual({ failures: 0 })
    expect(await store().pins.failed(at(lockedUntil))).toEqual({ failures: 1 })
    expect(await savePin(store(), person, '739154')).toBe('saved')
    expect(await store().pins.state(id, lockedUntil)).toEqual({ failures: 0 })
  })

  test('is stored by the save that wins, and by no other', async () => {
    const person = await applicant(store())
    expect(await savePin(store(), person, '739154')).toBe('saved')
    expect(await savePin(store(), person, '111222')).toBe('versionConflict')
    expect(await store().pins.verify({ applicationId: person.id, pin: '739154', at: noon })).toEqual({ kind: 'right' })
  })

  test('three wrong entries lock its use; the right one clears the counter', async () => {
    const person = await applicant(store())
    const verify = (pin: string, at = noon) => store().pins.verify({ applicationId: person.id, pin, at })
    await savePin(store(), person, '739154')
    expect(await verify('739155')).toEqual({ kind: 'wrong', triesLeft: 2 })
    expect(await verify('739155')).toEqual({ kind: 'wrong', triesLeft: 1 })
    expect(await verify('739154')).toEqual({ kind: 'right' })
    expect(await verify('739155')).toEqual({ kind: 'wrong', triesLeft: 2 })
    expect(await verify('739155')).toEqual({ kind: 'wrong', triesLeft: 1 })
    const until = noon + 2 * hour
    expect(await verify('739155')).toEqual({ kind: 'locked', until })
    expect(await verify('739154', until - 1)).toEqual({ kind: 'locked', until })
    expect(await verify('739154', until)).toEqual({ kind: 'right' })
  })
})

const setting = fc.record({ result: fc.constantFrom('failed', 'failed', 'done'), minutes: fc.constantFrom(0, 20, 121) })

onAllStores('the count of failed settings', (store) => {
  test('[CO-38] agrees with the rule, whatever comes in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(setting, { maxLength: 8 }), async (settings) => {
        const person = await applicant(store())
        const { id } = person
        let attempts: MpinAttempts = { failures: 0 }
        let at = noon
        for (const { result, minutes } of settings) {
          at += minutes * minute + 1
          attempts = mpinOutcome(attempts, result, 'NTB', new Date(at).toISOString()).attempts
          if (result === 'failed') await store().pins.failed({ applicationId: id, at })
          else if (attempts.setAt) await savePin(store(), person, '739154')
          const { failures, lockedUntil } = await store().pins.state(id, at)
          expect({ failures, lockedUntil }).toEqual({
            failures: attempts.failures,
            lockedUntil: attempts.lockedUntil && Date.parse(attempts.lockedUntil),
          })
          if (attempts.setAt) break
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})

onAllStores('a draft', (store) => {
  test('is kept for the holder only, the newest stays', async () => {
    const person = await applicant(store())
    const draft = { applicationId: person.id, ...person.writer, screen: 's', typedAt: noon + 2, at: noon + 9 }
    expect(await store().drafts.put({ ...draft, answers: { a: '2' } })).toBe('kept')
    expect(await store().drafts.put({ ...draft, answers: { a: '1' }, typedAt: noon + 1, at: noon + 99 })).toBe('older')
    expect(await store().drafts.put({ ...draft, answers: { a: '3' }, epoch: 9 })).toBe('holdLost')
    expect(await store().drafts.put({ ...draft, answers: { a: '3' }, applicationId: 'unknown' })).toBe('holdLost')
    expect(await store().drafts.of(person.id)).toEqual({ drafts: { s: { a: '2' } }, draftedAt: { s: noon + 2 } })
    expect(await store().drafts.of('unknown')).toEqual({ drafts: {}, draftedAt: {} })
  })

  test('adds its fields to those of another tab, also of twenty at once', async () => {
    const person = await applicant(store())
    const draft = { applicationId: person.id, ...person.writer, screen: 's', at: noon + 9 }
    const fields = Array.from({ length: 20 }, (_, index) => `f${index}`)
    const put = (answers: Record<string, string>, typedAt: number) => store().drafts.put({ ...draft, answers, typedAt })
    const told = await Promise.all(fields.map((field) => put({ [field]: '1' }, noon)))
    expect(told).toEqual(fields.map(() => 'kept'))
    expect(await put({ f0: '' }, noon + 1)).toBe('kept')
    const all = { ...Object.fromEntries(fields.map((field) => [field, '1'])), f0: '' }
    expect((await store().drafts.of(person.id)).drafts).toEqual({ s: all })
  })

  test('that was typed before its screen was saved does not come back, however late it arrives', async () => {
    const person = await applicant(store())
    const { id, writer } = person
    const draft = { applicationId: id, ...writer, screen: 's', at: noon + 99 }
    const saved = await store().save({
      writer,
      applicationId: id,
      version: 1,
      document: person.application.document,
      audit: [],
      clearsDraft: { screen: 's', typedAt: noon + 5 },
      at: noon + 6,
    })
    expect(saved.kind).toBe('saved')
    expect(await store().drafts.put({ ...draft, answers: { a: 'before' }, typedAt: noon + 4 })).toBe('older')
    expect((await store().drafts.of(id)).drafts).toEqual({})
    expect(await store().drafts.put({ ...draft, answers: { a: 'after' }, typedAt: noon + 7 })).toBe('kept')
    expect((await store().drafts.of(id)).drafts).toEqual({ s: { a: 'after' } })
  })

  test('of another device counts, whatever the clock of the one before it said', async () => {
    const person = await applicant(store())
    const { id, writer } = person
    const draft = { applicationId: id, screen: 's', at: noon }
    const ahead = noon + 2 * minute
    expect(await store().drafts.put({ ...draft, ...writer, answers: { a: '1' }, typedAt: ahead })).toBe('kept')
    await store().applications.leave({ sessionId: writer.sessionId })
    const second = await signIn(store(), person.mobileNumber, noon + 1)
    const { session } = second
    const taken = await store().applications.take({
      sessionId: session.id,
      applicationId: id,
      codeFreshMs: hour,
      at: noon + 2,
    })
    if (taken.kind !== 'taken') throw new Error(taken.kind)
    const other = { ...draft, sessionId: session.id, epoch: taken.epoch }
    expect(await store().drafts.put({ ...other, answers: { a: '2' }, typedAt: noon + 3 })).toBe('kept')
    expect((await store().drafts.of(id)).drafts).toEqual({ s: { a: '2' } })
  })

  test('[AP-07] says where the applicant is, should the page die', async () => {
    const person = await applicant(store())
    const dropOff = { dropOffScreen: '/auth/work-details', dropOffDate: '2026-11-19' }
    const draft = { applicationId: person.id, ...person.writer, screen: 'work-details', typedAt: noon, at: noon }
    await store().drafts.put({ ...draft, answers: {}, dropOff })
    expect((await store().applications.read(person.id))?.document).toMatchObject(dropOff)
  })

  test('[AP-07] that is late does not take the applicant back to the screen before', async () => {
    const person = await applicant(store())
    const { id, writer } = person
    const leftAt = (dropOffScreen: string) => ({ dropOffScreen, dropOffDate: '2026-11-19' })
    const draft = {
      applicationId: id,
      ...writer,
      answers: { a: 'late' },
      dropOff: leftAt('/auth/before'),
      at: noon + 99,
    }
    await store().save({
      writer,
      applicationId: id,
      version: 1,
      document: person.application.document,
      audit: [],
      clearsDraft: { screen: 'before', typedAt: noon + 5 },
      dropOff: leftAt('/auth/next'),
      at: noon + 6,
    })
    const left = async () => (await store().applications.read(id))?.document.dropOffScreen
    expect(await store().drafts.put({ ...draft, screen: 'before', typedAt: noon + 4 })).toBe('older')
    expect(await left()).toBe('/auth/next')
    expect(await store().drafts.put({ ...draft, screen: 'long-before', typedAt: noon + 3 })).toBe('kept')
    expect(await left()).toBe('/auth/next')
    expect(await store().drafts.put({ ...draft, screen: 'before', typedAt: noon + 7 })).toBe('kept')
    expect(await left()).toBe('/auth/before')
  })

  test('of an application that is closed is not written, though its session goes on', async () => {
    const person = await applicant(store())
    const { id, writer, application } = person
    const closing = { writer, applicationId: id, version: 1, document: application.document, audit: [] }
    await store().save({ ...closing, state: 'closed', at: noon })
    const draft = { applicationId: id, ...writer, screen: 's', answers: { a: '1' }, typedAt: noon + 1, at: noon + 1 }
    const dropOff = { dropOffScreen: '/auth/work-details', dropOffDate: '2026-11-19' }
    expect(await store().drafts.put({ ...draft, dropOff })).toBe('older')
    expect(await store().drafts.of(id)).toEqual({ drafts: {}, draftedAt: {} })
    expect((await store().applications.read(id))?.document).not.toHaveProperty('dropOffScreen')
  })
})
