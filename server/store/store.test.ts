import { expect, test } from 'vitest'
import {
  codeFreshMs,
  applicant,
  documentOf,
  hour,
  minute,
  newMobile,
  noon,
  onAllStores,
  signIn,
} from './test-stores.ts'

onAllStores('a session', (store) => {
  test('[T7] opens with its token, cookie half and key, and with nothing less', async () => {
    const person = await signIn(store())
    const { session, hold } = await person.open()
    expect(session).toEqual(person.session)
    expect(hold).toBe('none')
    expect((await person.open({ cookie: 'other' })).ended).toBe('unknown')
    expect((await person.open({ thumbprint: 'other' })).ended).toBe('unknown')
    const nobody = await store().openRequest({ thumbprint: 'x', call: 'c', once: { transactionId: 't' }, at: noon })
    expect(nobody).toEqual({ hold: 'none' })
  })

  test('ends after 30 idle minutes, 4 hours, or sign-out', async () => {
    const idle = await signIn(store())
    expect((await idle.open({ at: noon + 29 * minute })).session?.endsAt).toBe(noon + 59 * minute)
    expect((await idle.open({ at: noon + 58 * minute })).session).toBeDefined()
    expect((await idle.open({ at: noon + 88 * minute })).ended).toBe('idle')

    const long = await signIn(store())
    for (let at = noon; at < noon + 4 * hour; at += 25 * minute) expect((await long.open({ at })).session).toBeDefined()
    expect((await long.open({ at: noon + 4 * hour })).ended).toBe('tooOld')

    const out = await signIn(store())
    await store().sessions.end({ sessionId: out.session.id, at: noon + minute })
    expect((await out.open({ at: noon + 2 * minute })).ended).toBe('signedOut')
  })
})

onAllStores('an application', (store) => {
  test('is created with its audit, consents and outbox, and read whole', async () => {
    const person = await signIn(store())
    const made = await store().applications.create({
      sessionId: person.session.id,
      document: documentOf(person.mobileNumber),
      audit: [{ what: 'created', detail: { channel: 'SF95' } }],
      consents: [{ code: 'TNC', version: '1', language: 'hi', textHash: 'ab', value: 'Y' }],
      outbox: [{ kind: 'message', payload: { template: 'WELCOME' } }],
      at: noon,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    const { id } = made.application
    expect(id).toMatch(/^[0-9A-Z]{26}$/)
    const { session, application, hold } = await person.open()
    expect(hold).toBe('held')
    expect(session).toMatchObject({ applicationId: id, epoch: 1 })
    expect(application).toEqual(made.application)
    expect(application?.document).toMatchObject({ applicationReferenceNo: id, version: 1 })
    expect(await store().audit.of(id)).toMatchObject([{ what: 'created', detail: { channel: 'SF95' }, at: noon }])
    expect(await store().consents.of(id)).toMatchObject([{ code: 'TNC', language: 'hi', at: noon }])
    expect(await store().applications.byMobile(person.mobileNumber)).toEqual([application])
    expect(await store().applications.read(id)).toEqual(application)
    expect(await store().applications.read('unknown')).toBeUndefined()
  })

  test('[T23] only one is open per mobile number; the losers write nothing', async () => {
    const first = await applicant(store())
    const second = await signIn(store(), first.mobileNumber)
    const again = await store().applications.create({
      sessionId: second.session.id,
      document: documentOf(first.mobileNumber),
      audit: [{ what: 'created' }],
      outbox: [{ kind: 'close-applications' }],
      at: noon,
    })
    expect(again).toEqual({ kind: 'exists', applicationId: first.id })
    expect(await store().audit.of(first.id)).toHaveLength(1)

    const closed = await store().save({ ...saveOf(first), state: 'closed' })
    expect(closed.kind).toBe('saved')
    const next = await store().applications.create({
      sessionId: second.session.id,
      document: documentOf(first.mobileNumber),
      audit: [],
      at: noon + minute,
    })
    expect(next.kind).toBe('created')
    const found = await store().applications.byMobile(first.mobileNumber)
    expect(found.map((application) => application.state)).toEqual(['open', 'closed'])
  })

  test('[T1] is of the session’s own mobile number only', async () => {
    const person = await signIn(store())
    const foreign = { sessionId: person.session.id, document: documentOf(newMobile()), audit: [], at: noon }
    expect((await store().applications.create(foreign)).kind).toBe('sessionEnded')
    const other = await applicant(store())
    const take = { sessionId: person.session.id, codeFreshMs, at: noon }
    expect(await store().applications.take({ ...take, applicationId: other.id })).toEqual({ kind: 'notFound' })
    expect(await store().applications.take({ ...take, applicationId: 'unknown' })).toEqual({ kind: 'notFound' })
  })

  test('is found by its PAN, which tells whether it is the same mobile number', async () => {
    const person = await applicant(store())
    const document = documentOf(person.mobileNumber, {
      applicantDetails: [{ mobileNumber: person.mobileNumber, panNumber: 'ABCPE1234F' }],
    })
    await store().save({ ...saveOf(person), document: { ...person.application.document, ...document } })
    const [found] = await store().applications.byPan('ABCPE1234F')
    expect(found?.applicationId).toBe(person.id)
    expect(found?.sameMobile(person.mobileNumber)).toBe(true)
    expect(found?.sameMobile('9999999999')).toBe(false)
    expect(await store().applications.byPan('ABCPE1234G')).toEqual([])
  })
})

const saveOf = (person: Awaited<ReturnType<typeof applicant>>) => ({
  writer: person.writer,
  applicationId: person.id,
  version: 1,
  document: person.application.document,
  audit: [{ what: 'saved' }],
  at: noon + minute,
})

onAllStores('a save', (store) => {
  test('writes record, audit, consents, outbox, answer and clears the draft at once', async () => {
    const person = await applicant(store())
    const draft = { applicationId: person.id, ...person.writer, screen: 'personal-details', typedAt: noon, at: noon }
    expect(await store().drafts.put({ ...draft, answers: { firstName: 'Asha' } })).toBe('kept')
    expect((await store().drafts.of(person.id)).drafts).toEqual({ 'personal-details': { firstName: 'Asha' } })
    const written: string[] = []
    store().outbox.onWritten(() => written.push('written'))
    const result = await store().save({
      ...saveOf(person),
      document: { ...person.application.document, completedScreen: 'PERSONAL_DETAILS' },
      consents: [{ code: 'BUREAU', version: '2', language: 'en', textHash: 'cd', value: 'Y' }],
      outbox: [{ kind: 'cancel-analysis', reference: 'r1', payload: { transactionId: 'p1' } }],
      clearsDraft: { screen: 'personal-details', typedAt: noon + 1 },
      idempotency: {
        call: 'updateApplication',
        transactionId: 't1',
        body: '{"a":1}',
        answer: (saved) => ({ response: [saved.version] }),
      },
    })
    if (result.kind !== 'saved') throw new Error(result.kind)
    expect(result.application).toMatchObject({
      version: 2,
      document: { version: 2, completedScreen: 'PERSONAL_DETAILS' },
    })
    expect(written).toEqual(['written'])
    const { application, earlier } = await person.open({ transactionId: 't1', body: '{"a":1}' })
    expect(application).toEqual(result.application)
    expect(earlier).toEqual({ kind: 'done', status: 200, answer: { response: [2] } })
    expect((await person.open({ transactionId: 't1', body: '{"a":2}' })).earlier).toEqual({ kind: 'otherBody' })
    expect((await person.open({ transactionId: 't2' })).earlier).toBeUndefined()
    expect((await person.open({ transactionId: 't1', call: 'setMPIN' })).earlier).toBeUndefined()
    expect((await store().drafts.of(person.id)).drafts).toEqual({})
    expect((await store().audit.of(person.id)).map((entry) => entry.what)).toEqual(['created', 'saved'])
    expect(await store().consents.of(person.id)).toHaveLength(1)
  })

  test('based on an old version writes nothing and returns the latest', async () => {
    const person = await applicant(store())
    expect((await store().save(saveOf(person))).kind).toBe('saved')
    const stale = await store().save({
      ...saveOf(person),
      outbox: [{ kind: 'close-applications', reference: 'stale' }],
      consents: [{ code: 'TNC', version: '1', language: 'en', textHash: 'x', value: 'Y' }],
      idempotency: { call: 'updateApplication', transactionId: 'stale', body: '', answer: () => 1 },
    })
    expect(stale).toMatchObject({ kind: 'versionConflict', latest: { version: 2 } })
    expect(await store().audit.of(person.id)).toHaveLength(2)
    expect(await store().consents.of(person.id)).toHaveLength(0)
    expect((await person.open({ transactionId: 'stale' })).earlier).toBeUndefined()
  })

  test('repeated under the same transaction is a duplicate, not a second save', async () => {
    const person = await applicant(store())
    const once = { call: 'updateApplication', transactionId: 't', body: 'b', answer: () => ({}) }
    expect((await store().save({ ...saveOf(person), idempotency: once })).kind).toBe('saved')
    expect((await store().save({ ...saveOf(person), idempotency: once })).kind).toBe('duplicate')
    expect((await store().save({ ...saveOf(person), version: 2, idempotency: once })).kind).toBe('duplicate')
    expect(await store().audit.of(person.id)).toHaveLength(2)
  })

  test('needs a live session, its hold and its epoch; a job needs only the version', async () => {
    const person = await applicant(store())
    const other = await applicant(store())
    const save = saveOf(person)
    const refused = [
      [{ ...save, writer: { ...person.writer, epoch: 2 } }, 'holdLost'],
      [{ ...save, writer: other.writer }, 'holdLost'],
      [{ ...save, applicationId: 'unknown' }, 'holdLost'],
      [{ ...save, at: noon + 31 * minute }, 'sessionEnded'],
      [{ ...save, at: noon + 5 * hour }, 'sessionEnded'],
    ] as const
    for (const [input, kind] of refused) expect((await store().save(input)).kind).toBe(kind)
    expect((await store().save({ ...save, writer: 'job', at: noon + 9 * hour })).kind).toBe('saved')
    expect((await store().save({ ...save, writer: 'job' })).kind).toBe('versionConflict')
    await store().sessions.end({ sessionId: person.session.id, at: noon })
    expect((await store().save({ ...save, version: 2 })).kind).toBe('sessionEnded')
  })
})

onAllStores('the hold of an application', (store) => {
  const take = (sessionId: string, applicationId: string, at: number) =>
    store().applications.take({ sessionId, applicationId, codeFreshMs, at })

  test('[RO-07, RO-14, CO-37] is refused to another session until the holder is idle for 30 minutes', async () => {
    const first = await applicant(store())
    const second = await signIn(store(), first.mobileNumber, noon + 10 * minute)
    expect(await take(second.session.id, first.id, noon + 10 * minute)).toEqual({
      kind: 'held',
      until: noon + 30 * minute,
    })
    await first.open({ at: noon + 12 * minute })
    expect(await take(second.session.id, first.id, noon + 30 * minute)).toEqual({
      kind: 'held',
      until: noon + 42 * minute,
    })
    await second.open({ at: noon + 35 * minute })
    expect(await take(second.session.id, first.id, noon + 43 * minute)).toMatchObject({ kind: 'taken', epoch: 2 })
    expect((await second.open({ at: noon + 44 * minute })).hold).toBe('held')
  })

  test('[RO-14] goes over at once after sign-out or release, and the old epoch writes nothing', async () => {
    const first = await applicant(store())
    const second = await signIn(store(), first.mobileNumber, noon + minute)
    await store().sessions.end({ sessionId: first.session.id, at: noon + minute })
    expect((await take(second.session.id, first.id, noon + minute)).kind).toBe('taken')
    await store().applications.release({ sessionId: second.session.id, at: noon + 2 * minute })
    expect(await second.open({ at: noon + 2 * minute })).toMatchObject({ hold: 'none' })
    const third = await signIn(store(), first.mobileNumber, noon + 2 * minute)
    expect((await take(third.session.id, first.id, noon + 2 * minute)).kind).toBe('taken')
    for (const writer of [first.writer, { sessionId: second.session.id, epoch: 3 }])
      expect((await store().save({ ...saveOf(first), writer })).kind).not.toBe('saved')
  })

  test('[RO-14] yields at pagehide: to a session proven later at once, back to the holder at its next call', async () => {
    const first = await applicant(store())
    const second = await signIn(store(), first.mobileNumber, noon + minute)
    await store().applications.leave({ sessionId: first.session.id })
    expect((await first.open({ at: noon + minute })).hold).toBe('held')
    expect((await take(second.session.id, first.id, noon + minute)).kind).toBe('held')
    await store().applications.leave({ sessionId: first.session.id })
    expect(await take(second.session.id, first.id, noon + 2 * minute)).toMatchObject({ kind: 'taken', epoch: 2 })
    const lost = await first.open({ at: noon + 3 * minute })
    expect(lost.hold).toBe('lost')
    expect(lost.application).toBeUndefined()
    await store().applications.leave({ sessionId: second.session.id })
    expect((await take(first.session.id, first.id, noon + 3 * minute)).kind).toBe('held')
  })

  test('[AP-07] a page left in the middle of a call fails no save; where it was left is read, and no save turns it back', async () => {
    const one = await applicant(store())
    const left = { dropOffScreen: '/auth/work-details', dropOffDate: '2026-11-19' }
    await store().applications.leave({ sessionId: one.session.id, dropOff: left })
    const saved = await store().save({
      writer: one.writer,
      applicationId: one.id,
      version: 1,
      document: one.application.document,
      audit: [],
      at: noon,
    })
    expect(saved).toMatchObject({ kind: 'saved', application: { version: 2 } })
    expect((await store().applications.read(one.id))?.document).toMatchObject(left)
    const second = await signIn(store(), one.mobileNumber, noon + minute)
    expect(await take(second.session.id, one.id, noon + 2 * minute)).toMatchObject({ kind: 'taken' })
    expect((await second.open({ at: noon + 2 * minute })).application).toMatchObject({ version: 2, document: left })
  })

  test('[T23] fifty applications that save one PAN at once: one has it, the others are refused and stay as they were', async () => {
    const applicants = await Promise.all(Array.from({ length: 50 }, () => applicant(store())))
    const results = await Promise.all(
      applicants.map(({ writer, id, application: { document } }) =>
        store().save({
          writer,
          applicationId: id,
          version: 1,
          document: { ...document, applicantDetails: [{ ...document.applicantDetails[0], panNumber: 'AZZPK1111F' }] },
          audit: [],
          at: noon,
        }),
      ),
    )
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'panTaken')).toHaveLength(49)
    const stored = await Promise.all(applicants.map(({ id }) => store().applications.read(id)))
    expect(stored.filter((one) => one?.version === 2)).toHaveLength(1)
  })

  test('taken again by its holder keeps its epoch, so a duplicated tab keeps working', async () => {
    const first = await applicant(store())
    expect(await take(first.session.id, first.id, noon)).toMatchObject({ kind: 'taken', epoch: 1 })
  })
})
