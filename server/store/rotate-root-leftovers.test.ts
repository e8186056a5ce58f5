import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicant, noon, onBothEngines } from './test-stores.ts'

onBothEngines('what the rotation of the root finds in its way', (store) => {
  const query = async (text: string, values: unknown[] = []) => (await store().database.pool.query(text, values)).rows
  const rotate = () => store().rotateRoot({ at: noon, hearsWithinMs: 0, formerKnownMs: 0 })
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
})
