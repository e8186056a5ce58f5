import { expect, test } from 'vitest'
import type { OpenStore } from './open-store.ts'
import { removeEvidence } from './remove-evidence.ts'
import { applicant, cellOf, minute, newMobileOf, noon, onAllStores } from './test-stores.ts'
import { verifyAudit } from './verify-audit.ts'

const day = 86_400_000
const consents = [{ code: 'TNC', version: '1.0', language: 'en', textHash: 'h', value: 'Y' }] as const

/** An application that has ended, and was erased. */
async function erased(store: OpenStore, at: number): Promise<string> {
  const { id, writer, application } = await applicant(store, newMobileOf(store), at)
  const save = { writer, applicationId: id, document: application.document, at }
  await store.save({ ...save, version: 1, audit: [{ what: 'saved' }], consents })
  await store.applications.close({ applicationId: id, version: 2, why: 'withdrawn', at })
  await store.applications.erase({ applicationId: id, at })
  return id
}

onAllStores('evidence whose time is over', (store) => {
  const query = async (text: string, values: unknown[] = []) => cellOf(store()).database.pool.query(text, values)
  const rowsOf = async (table: string, id: string) =>
    (await query(`select from ${table} where application_id = $1`, [id])).rowCount
  const remove = (at: number) =>
    removeEvidence(cellOf(store()).database, store().keys, {
      erasedBefore: at - 100 * day,
      signInsBefore: at - 50 * day,
      at,
    })
  const verdict = (at: number) => verifyAudit(cellOf(store()).database, store().keys, at)

  const signInTries = async (at: number) => {
    for (let times = 0; times < 3; times++) await cellOf(store()).audit.append({ what: 'attempt', at: at + times })
  }

  test('[T27] it goes with its application, by signed cuts; the rest stays whole, and still refuses every change', async () => {
    const old = await erased(store(), noon)
    await signInTries(noon)
    await store().sealAudit(noon)
    const later = noon + 90 * day
    const young = await erased(store(), later)
    await signInTries(later)
    const open = await applicant(store(), newMobileOf(store()), later)
    await store().sealAudit(later)
    expect(await remove(noon + 99 * day)).toEqual({ applications: 0, entries: 3 })
    const at = noon + 101 * day
    expect(await Promise.all([remove(at), remove(at)])).toEqual(
      expect.arrayContaining([
        { applications: 1, entries: 5 },
        { applications: 0, entries: 0 },
      ]),
    )
    for (const table of ['audit', 'consent', 'data_key', 'outbox']) expect(await rowsOf(table, old), table).toBe(0)
    expect(await store().applications.read(old)).toBeUndefined()
    expect(await store().applications.read(young)).toMatchObject({ state: 'closed' })
    expect(await store().audit.of(young)).toHaveLength(4)
    expect(await store().audit.of(open.id)).toHaveLength(1)
    expect(await verdict(at)).toMatchObject({ kind: 'whole', entries: 9, chains: 3 })

    await signInTries(at)
    await store().sealAudit(at)
    expect(await verdict(at + minute)).toMatchObject({ kind: 'whole', entries: 12 })
    for (const table of ['audit', 'consent'])
      await expect(query(`delete from ${table}`)).rejects.toThrow(`${table} is append-only`)
    expect(await remove(at + minute)).toEqual({ applications: 0, entries: 0 })
  })

  test('[T27] what no seal names yet is not removed', async () => {
    const at = noon + 200 * day
    await store().sealAudit(at)
    await remove(at + 300 * day)
    const id = await erased(store(), at)
    await expect(remove(at + 300 * day)).rejects.toThrow(`notSealed, chain ${id}`)
    expect(await rowsOf('audit', id)).toBe(4)
    await store().sealAudit(at)
    expect(await remove(at + 300 * day)).toMatchObject({ applications: 1 })
  })

  test('[T27] a cut that is not ours, was changed or taken away, or names more than was removed is found', async () => {
    const at = noon + 600 * day
    const id = await erased(store(), at)
    await signInTries(at)
    await store().sealAudit(at)
    await remove(at + 120 * day)
    await signInTries(at + 120 * day)
    await store().sealAudit(at + 120 * day)
    const look = at + 120 * day + minute
    expect(await verdict(look)).toMatchObject({ kind: 'whole' })
    const after = async (...changes: string[]) => {
      const { rows } = await query('select * from audit_cut')
      const kept = JSON.stringify(
        rows.map((row) => ({ ...row, hash: row.hash.toString('hex'), mac: row.mac.toString('hex') })),
      )
      for (const change of changes) await query(change)
      const outcome = await verdict(look)
      await query('delete from audit_cut')
      await query(
        `insert into audit_cut select chain, up_to, decode(hash, 'hex'), decode(mac, 'hex'), at
         from jsonb_to_recordset($1) as kept (chain text, up_to bigint, hash text, mac text, at timestamptz)`,
        [kept],
      )
      return outcome.kind === 'broken' ? outcome.link : outcome.kind
    }
    expect(await after(`update audit_cut set up_to = up_to + 1 where chain = '${id}'`)).toMatchObject({
      chain: id,
      why: 'cutChanged',
    })
    expect(await after(`delete from audit_cut where chain = '${id}'`)).toMatchObject({ chain: id, why: 'notSealed' })
    expect(await after("delete from audit_cut where chain = 'session-'")).toMatchObject({
      chain: 'session-',
      why: 'missing',
    })
    expect(await after("update audit_cut set at = at + interval '1 day' where chain = 'session-'")).toMatchObject({
      chain: 'session-',
      why: 'cutChanged',
    })
    // A forged cut opens the way to an entry, and is found.
    const forged = "update audit_cut set up_to = up_to + 1 where chain = 'session-'"
    const taken =
      "delete from audit where application_id is null and number = (select up_to from audit_cut where chain = 'session-')"
    expect(await after(forged, taken)).toMatchObject({ chain: 'session-', why: 'cutChanged' })
    expect(await verdict(look)).toMatchObject({ kind: 'broken', link: { chain: 'session-', why: 'missing' } })
  })
})

onAllStores('evidence that a server wants gone', (store) => {
  const query = async (text: string, values: unknown[] = []) => cellOf(store()).database.pool.query(text, values)
  const rowsOf = async (id: string) => (await query('select from audit where application_id = $1', [id])).rowCount
  const remove = (at: number) =>
    removeEvidence(cellOf(store()).database, store().keys, {
      erasedBefore: at - 100 * day,
      signInsBefore: at - 50 * day,
      at,
    })

  test('[T27] a server can’t have the evidence of an application removed before its time', async () => {
    const at = noon + 400 * day
    const { id } = await applicant(store(), newMobileOf(store()), at)
    const young = await erased(store(), at)
    await store().sealAudit(at)
    // What a server’s role may write.
    await query("update application set state = 'closed', erased_at = $2 where id = any($1)", [
      [id, young],
      new Date(noon),
    ])
    expect(await remove(at + 99 * day)).toMatchObject({ applications: 0 })
    // Old enough, but nothing says that it was erased.
    expect(await remove(at + 101 * day)).toMatchObject({ applications: 1 })
    expect([await rowsOf(id), await rowsOf(young)]).toEqual([1, 0])
    const late = at + 101 * day
    await query("insert into audit (application_id, what, detail, at) values ($1, 'erased', '{}', $2)", [
      id,
      new Date(noon),
    ])
    await store().sealAudit(late)
    await expect(remove(late + minute)).rejects.toThrow(`backdated, chain ${id}`)
    expect(await rowsOf(id)).toBe(2)
  })
})
