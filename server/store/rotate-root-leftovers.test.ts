import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { applicant, documentOf, noon, onBothEngines, signIn } from './test-stores.ts'

onBothEngines('what the rotation of the root finds in its way', (store) => {
  const query = async (text: string, values: unknown[] = []) => (await store().database.pool.query(text, values)).rows
  const rotate = () => store().rotateRoot({ at: noon, hearsWithinMs: 0, formerKnownMs: 0 })
  const rotateUntilSettled = async () => {
    do await rotate()
    while (store().keys.rotation.phase !== 'settled')
  }
  const columnBeside = () => (store().keys.rotation.generation % 2 === 0 ? 'mobile_index_odd' : 'mobile_index')

  test('what opens under no root is passed, told by table and id, and holds the next phase back until it is mended', async () => {
    const { session } = await applicant(store())
    await applicant(store())
    for (const traceId of ['first', 'second'])
      await store().reports.add({ kind: 'render', traceId, detail: { why: traceId }, at: noon })
    const [{ mobile }] = await query('select mobile from session where id = $1', [session.id])
    const [{ id, detail }] = await query("select id::text, detail from report where trace_id = 'first'")
    const next = columnBeside()
    await query('update session set mobile = $2 where id = $1', [session.id, randomBytes(60)])
    await query('update report set detail = $2 where id = $1', [id, randomBytes(60)])

    for (let tries = 0; tries < 2; tries++)
      expect(await rotate()).toMatchObject({
        rotation: { phase: 'filling' },
        unopened: [{ table: 'session', column: 'mobile', id: session.id }],
      })
    expect(await query(`select id from session where ${next} is null`)).toEqual([{ id: session.id }])
    expect(await query(`select id from application where ${next} is null`)).toEqual([])

    await query('update session set mobile = $2 where id = $1', [session.id, mobile])
    const told = { rotation: { phase: 'clearing' }, unopened: [{ table: 'report', column: 'detail', id }] }
    expect(await rotate()).toMatchObject({ ...told, filled: 1, sealed: 3 })
    expect(await rotate()).toMatchObject({ ...told, sealed: 0 })

    await query('update report set detail = $2 where id = $1', [id, detail])
    expect(await rotate()).toMatchObject({ rotation: { phase: 'settled' }, unopened: [], sealed: 1 })
    expect((await store().reports.latest(2)).map((report) => report.detail)).toEqual([
      { why: 'second' },
      { why: 'first' },
    ])
  }, 60_000)

  test('[R1] the former root stays known until a row that is held while hashes are cleared has lost its former one', async () => {
    // The embedded database serves one transaction after the other.
    if (store().engine === 'pglite') return
    const { id } = await applicant(store())
    const { database } = store()
    const { run } = database
    const holder = await database.pool.connect()
    const held = Promise.withResolvers<void>()
    const holding = (async (statement, values) => {
      if (statement.name.startsWith('clear_application')) {
        Object.assign(database, { run })
        await holder.query('begin')
        await holder.query('select from application where id = $1 for update', [id])
        held.resolve()
      }
      return run(statement, values)
    }) as typeof run
    Object.assign(database, { run: holding })
    const rotating = rotateUntilSettled()
    try {
      await Promise.race([held.promise, rotating])
      await pause(400)
      expect((await query('select phase from root_rotation'))[0]).toEqual({ phase: 'clearing' })
    } finally {
      await holder.query('rollback')
      holder.release()
      await rotating
    }
    const former = columnBeside()
    expect(await query(`select id from application where ${former} is not null`)).toEqual([])
  }, 60_000)

  test('[R1] a hash that is left of an earlier generation does not become the one a number is found by', async () => {
    const one = await applicant(store())
    const beside = columnBeside()
    const stale = randomBytes(32)
    await query('alter table application disable trigger user')
    await query(`update application set ${beside} = $2 where id = $1`, [one.id, stale])
    await query('alter table application enable trigger user')
    await query(`update session set ${beside} = $2 where id = $1`, [one.session.id, stale])
    await rotateUntilSettled()
    expect(await store().applications.openOf(one.mobileNumber)).toBe(one.id)
    const { session } = await signIn(store(), one.mobileNumber)
    const twice = { sessionId: session.id, document: documentOf(one.mobileNumber), audit: [], at: noon }
    expect(await store().applications.create(twice)).toMatchObject({ kind: 'exists' })
    await store().sessions.forget(one.mobileNumber)
    expect(await query('select from session where id = any($1::uuid[])', [[one.session.id, session.id]])).toEqual([])
  }, 60_000)
})
