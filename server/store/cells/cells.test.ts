import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isReferenceNo } from '../../crypto/token.ts'
import { jobsOfCells } from '../../jobs/jobs-of-cells.ts'
import { openStore, type OpenStore } from '../open-store.ts'
import { applicant, minute, newMobile, noon, placeFor, signIn, testKeys } from '../test-stores.ts'
import { verifyAudit } from '../verify-audit.ts'
import { fourCells, type Person } from './test-cells.ts'

const { place, store, clock, oneInEach } = fourCells()

/** The next save that has claimed its PAN stops there, until it is let go on. */
function stopAtSave(database: OpenStore['database']) {
  const run = database.run.bind(database)
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stopping: typeof run = async (statement, values) => {
    if (statement.name === 'save' && (values as { panIsClaimed?: boolean }).panIsClaimed) {
      Object.assign(database, { run })
      reached.resolve()
      await go.promise
    }
    return run(statement, values)
  }
  Object.assign(database, { run: stopping })
  return { reached: reached.promise, open: go.resolve }
}

const save = async (
  { id, writer, application: { document } }: Person,
  panNumber: string,
  version = 1,
  at = clock.now,
) =>
  store().save({
    writer,
    applicationId: id,
    version,
    document: { ...document, applicantDetails: [{ ...document.applicantDetails[0], panNumber }] },
    audit: [{ what: 'saved' }],
    at,
  })

test('applications are spread over the cells, each with what belongs to it', async () => {
  const people = await oneInEach()
  for (const [cell, person] of people.entries()) {
    expect(isReferenceNo(person.id)).toBe(true)
    const { rows } = await store().cells[cell]!.database.pool.query(
      'select 1 from application join session on application_id = application.id where application.id = $1',
      [person.id],
    )
    expect(rows).toHaveLength(1)
    expect(await store().applications.openOf(person.mobileNumber)).toBe(person.id)
    expect((await person.open()).application?.id).toBe(person.id)
  }
})

test('[T23] a PAN that a closed application had, or an open one has no more, is free in every cell', async () => {
  const [one, two, three] = (await oneInEach()) as [Person, Person, Person]
  expect((await save(one, 'AZZPK2221F')).kind).toBe('saved')
  expect((await save(two, 'AZZPK2221F')).kind).toBe('panTaken')
  expect((await store().applications.byPan('AZZPK2221F')).map(({ applicationId }) => applicationId)).toEqual([one.id])
  await store().applications.close({ applicationId: one.id, version: 2, why: 'withdrawn', at: noon })
  expect(await store().applications.byPan('AZZPK2221F')).toEqual([])
  expect((await save(two, 'AZZPK2221F')).kind).toBe('saved')
  expect((await save(two, 'AZZPK2222F', 2)).kind).toBe('saved')
  expect((await save(three, 'AZZPK2221F')).kind).toBe('panTaken')
  clock.now += minute
  expect((await save(three, 'AZZPK2221F')).kind).toBe('saved')
  await store().applications.erase({ applicationId: one.id, at: noon })
  clock.now += minute
  expect((await save(two, 'AZZPK2221F', 4)).kind).toBe('panTaken')
})

test('[T23] a claim is as old as it is, however long its call had asked others before', async () => {
  const [slow, other] = (await oneInEach()) as [Person, Person]
  const gate = stopAtSave(store().cells[0]!.database)
  const saving = save(slow, 'AZZPK4441F', 1, clock.now - 8000)
  await gate.reached
  expect((await save(other, 'AZZPK4441F')).kind).toBe('panTaken')
  gate.open()
  expect((await saving).kind).toBe('saved')
})

test('an application that is not closed keeps its PAN and its call, whoever would erase it', async () => {
  const [one, two] = (await oneInEach()) as [Person, Person]
  const startsAt = noon + 90 * minute
  const slot = { startsAt, language: 'en', seats: 3, waiting: ['VERIFY_MOBILE'] as const, at: noon }
  const holders = async () => (await store().applications.byPan('AZZPK5551F')).map(({ applicationId }) => applicationId)
  const claims = async () =>
    (await store().database.pool.query('select 1 from pan_in_use where application_id = $1', [one.id])).rowCount
  await save(one, 'AZZPK5551F')
  await store().bookedCalls.book({ ...slot, applicationId: one.id })
  const erase = () => store().applications.erase({ applicationId: one.id, at: noon })
  const erased = await erase()
  expect(await holders()).toEqual([one.id])
  expect(await store().bookedCalls.of(one.id)).toMatchObject({ startsAt })
  expect((await save(two, 'AZZPK5551F')).kind).toBe('panTaken')
  expect(erased).toBe(false)

  await store().applications.close({ applicationId: one.id, version: 2, why: 'withdrawn', at: noon })
  const { bookedCalls } = store().cells[0]!
  const alive = { ...bookedCalls }
  Object.assign(bookedCalls, { cancel: () => Promise.reject(new Error('the server died')) })
  await expect(erase()).rejects.toThrow('the server died')
  Object.assign(bookedCalls, alive)
  expect(await claims()).toBe(1)
  expect(await erase()).toBe(true)
  expect([await claims(), await store().bookedCalls.of(one.id)]).toEqual([0, undefined])
})

test('[T23] a claim of a server that died keeps no PAN; if it was only slow, its save fails', async () => {
  const [slow, , , fast] = (await oneInEach()) as [Person, Person, Person, Person]
  const gate = stopAtSave(store().cells[0]!.database)
  const saving = save(slow, 'AZZPK3331F')
  await gate.reached
  clock.now += 1000
  expect((await save(fast, 'AZZPK3331F')).kind).toBe('panTaken')
  clock.now += minute
  expect((await save(fast, 'AZZPK3331F')).kind).toBe('saved')
  gate.open()
  const conflict = await saving
  if (conflict.kind !== 'versionConflict') throw new Error(conflict.kind)
  const { version } = conflict.latest.document
  expect((await slow.open()).application?.document.version).toBe(version)
  expect((await save(slow, 'AZZPK3331F', version)).kind).toBe('panTaken')
  expect((await save(slow, 'AZZPK3332F', version)).kind).toBe('saved')
})

test('two tabs of a browser share its half of the cookie, whichever cells their numbers lead to', async () => {
  const [one, two] = (await oneInEach()) as [Person, Person]
  const tab = await signIn(store(), two.mobileNumber, noon + minute, { cookie: one.cookie })
  expect(tab.cookie).toBe(one.cookie)
  expect(await store().sessions.end({ sessionId: tab.session.id, at: noon + minute })).toBe(false)
  expect(await store().sessions.end({ sessionId: one.session.id, at: noon + minute })).toBe(true)
})

test('the seats of a slot are everybody’s', async () => {
  const people = await oneInEach()
  const startsAt = noon + 60 * minute
  const waiting = ['VERIFY_MOBILE'] as const
  const slot = { startsAt, language: 'en', seats: 3, waiting, at: noon }
  const booked = await Promise.all(people.map(({ id }) => store().bookedCalls.book({ ...slot, applicationId: id })))
  expect(booked.filter(Boolean)).toHaveLength(3)
  expect(await store().bookedCalls.taken({ from: noon, waiting })).toEqual(new Map([[startsAt, 3]]))
  const has = people[booked.indexOf(noon)]!
  const hasNot = people[booked.indexOf(undefined)]!
  await store().applications.close({ applicationId: has.id, version: 1, why: 'withdrawn', at: noon })
  expect(await store().bookedCalls.taken({ from: noon, waiting })).toEqual(new Map([[startsAt, 2]]))
  expect(await store().bookedCalls.book({ ...slot, applicationId: hasNot.id })).toBe(noon)
})

test('open applications are looked through by age, each once', async () => {
  const at = Date.parse('2020-01-01')
  const made: string[] = []
  for (let nth = 0; nth < 12; nth++) made.push((await applicant(store(), newMobile(), at + nth)).id)
  const seen: string[] = []
  let after: { createdAt: number; id: string } | undefined
  do {
    const [createdBefore, savedBefore] = [at + minute, at + minute]
    const page = await store().applications.aged({ after, createdBefore, savedBefore, always: [], never: [], limit: 2 })
    seen.push(...page.found.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(seen).toEqual(made)
})

test('of what ended, and of what was begun, the oldest come first, whichever cells they are in', async () => {
  const at = Date.parse('2019-01-01')
  const people = (await oneInEach(at)).toReversed()
  for (const [nth, { id }] of people.entries()) {
    await store().applications.close({ applicationId: id, version: 1, why: 'withdrawn', at: at + nth })
    const file = {
      uploadId: randomUUID(),
      kind: 'SALARY_SLIP',
      month: '2018-12',
      page: 1,
      sha256: 'a'.repeat(64),
    } as const
    await store().files.announce({ ...file, applicationId: id, size: 1000, at: at + nth })
  }
  const oldest = people.slice(0, 2).map(({ id }) => id)
  const ended = await store().applications.ended({ closedBefore: at + minute, never: [], limit: 2 })
  expect(ended.map(({ id }) => id)).toEqual(oldest)
  const begun = await store().files.unfinished({ before: at + minute, limit: 2 })
  expect(begun.map(({ applicationId }) => applicationId)).toEqual(oldest)
})

test('what follows from a save is done in every cell, and what is due once a day once', async () => {
  const people = await oneInEach()
  const done: string[] = []
  const jobs = jobsOfCells(store().cells, {
    handlers: {
      'erase-application': async ({ applicationId = '' }) => void done.push(applicationId),
      'close-applications': async ({ kind }) => void done.push(kind),
    },
    now: () => noon,
    onError: (error) => done.push(error.message),
    pollSeconds: 0.5,
    daily: ['close-applications'],
  })
  await jobs.start()
  for (const { id } of people) await store().outbox.add({ kind: 'erase-application', applicationId: id, at: noon })
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(5)
  await jobs.stop()
  expect(done.toSorted()).toEqual(['close-applications', ...people.map(({ id }) => id)].toSorted())
  expect((await store().backlog(noon)).outbox.waiting).toBe(0)
})

test('a job that fails says in which cell', async () => {
  const [, , third] = (await oneInEach()) as [Person, Person, Person]
  const failed: unknown[] = []
  const jobs = jobsOfCells(store().cells, {
    handlers: { 'erase-application': () => Promise.reject(new Error('our error')) },
    now: () => noon,
    onError: ({ message }, kind, cell) => failed.push([message, kind, cell]),
    pollSeconds: 0.5,
    retrying: { attempts: 1 },
  })
  await jobs.start()
  await store().outbox.add({ kind: 'erase-application', applicationId: third.id, at: noon })
  await expect.poll(() => failed, { timeout: 30_000 }).toEqual([['our error', 'erase-application', 2]])
  await jobs.stop()
})

test('[T18] each cell has chains and seals of its own, which hold', async () => {
  await oneInEach()
  await store().sealAudit(noon)
  for (const { database } of store().cells) {
    const verdict = await verifyAudit(database, store().keys, noon + minute)
    expect(verdict).toMatchObject({ kind: 'whole' })
    expect(verdict).not.toMatchObject({ entries: 0 })
  }
})

test('another number of cells is refused, also for a database from before there were cells', async () => {
  const options = { ...place(), keys: testKeys, production: false }
  await expect(openStore({ ...options, cells: 2 })).rejects.toThrow('set DB_CELLS=4')
  await expect(openStore(options)).rejects.toThrow('set DB_CELLS=4')
  const other = await placeFor('postgresql')
  const former = await openStore({ ...options, ...other })
  await former.database.pool.query(
    "alter table store_fact disable trigger user; delete from store_fact where name = 'cells'; alter table store_fact enable trigger user",
  )
  await former.close()
  await expect(openStore({ ...options, ...other, cells: 4 })).rejects.toThrow('set DB_CELLS=1')
  await other.remove()
  await expect(openStore({ ...options, databaseUrl: undefined, cells: 2 } as never)).rejects.toThrow(
    'needs DATABASE_URL',
  )
})
