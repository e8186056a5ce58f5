import { beforeAll, expect, test } from 'vitest'
import type { CellStore } from './cell-store.ts'
import { applicant, cellOf, minute, newMobileOf, noon, onAllStores } from './test-stores.ts'
import { keysFrom } from '../crypto/keys.ts'
import { verifyAudit } from './verify-audit.ts'

const consents = [{ code: 'TNC', version: '1.0', language: 'en', textHash: 'h', value: 'Y' }] as const

onAllStores('the chains of audit and consents', (store) => {
  const query = (text: string, values: unknown[] = []) => cellOf(store()).database.pool.query(text, values)
  const verdict = (at = noon + 5 * minute) => verifyAudit(cellOf(store()).database, store().keys, at)

  // As entries were before there were chains.
  beforeAll(async () => {
    await query('alter table audit disable trigger user')
    await query("insert into audit (what, detail, at) values ('early', '{}', $1)", [new Date(noon)])
    await query("update store_fact set value = '1' where name = 'audit-unchained'")
    await query('alter table audit enable trigger user')
  })

  /** What somebody does who may write to the tables and switch their triggers off; undone afterwards. */
  async function tampered(change: string, values: unknown[] = []) {
    const tables = ['audit', 'consent', 'audit_seal']
    const kept: { table: string; rows: unknown[] }[] = []
    for (const table of [...tables, 'audit_chain', 'store_fact'])
      kept.push({ table, rows: await rowsOf(cellOf(store()), table) })
    try {
      for (const table of tables) await query(`alter table ${table} disable trigger user`)
      for (const statement of change.split(';')) await query(statement, statement.includes('$1') ? values : [])
      return await verdict()
    } finally {
      for (const { table, rows } of kept) {
        await query(`delete from ${table}`)
        await query(
          `insert into ${table} ${table.includes('_') ? '' : 'overriding system value'} select * from jsonb_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(rows)],
        )
      }
      for (const table of tables) await query(`alter table ${table} enable trigger user`)
    }
  }

  async function withEntries() {
    const person = await applicant(store(), newMobileOf(store()))
    const { id, writer, application } = person
    const save = { writer, applicationId: id, document: application.document, at: noon }
    await store().save({ ...save, version: 1, audit: [{ what: 'saved', detail: { screen: 'tcc' } }], consents })
    await store().audit.append({ what: 'reminded', applicationId: id, at: noon + minute })
    return id
  }

  test('[T27] every entry carries the hash of the one before it, consents among them', async () => {
    const id = await withEntries()
    const { rows } = await query(
      `select number::int, previous, hash from audit where application_id = $1
      union all select number::int, previous, hash from consent where application_id = $1 order by number`,
      [id],
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    for (const [index, { previous }] of rows.entries())
      expect(previous).toEqual(rows[index - 1]?.hash ?? Buffer.alloc(32))
    expect(await verdict()).toMatchObject({ kind: 'whole' })
  })

  test('[T27] entries that are written at the same moment get consecutive numbers', async () => {
    const { id } = await applicant(store(), newMobileOf(store()))
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        store().audit.append({ what: 'reminded', detail: { number: index }, applicationId: id, at: noon }),
      ),
    )
    const { rows } = await query('select number::int from audit where application_id = $1 order by number', [id])
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
    expect(await verdict()).toMatchObject({ kind: 'whole' })
  })

  test('[T27] the first broken link is found: an entry changed, left out, added or cut off, or a whole chain gone', async () => {
    const id = await withEntries()
    await store().sealAudit(noon)
    const found = async (change: string) => {
      const outcome = await tampered(change, [id])
      return outcome.kind === 'broken' ? outcome.link : outcome.kind
    }
    expect(await found("update audit set detail = '{}' where application_id = $1 and what = 'saved'")).toMatchObject({
      chain: id,
      why: 'changed',
    })
    expect(await found("update consent set value = 'N' where application_id = $1")).toMatchObject({
      chain: id,
      why: 'changed',
    })
    expect(await found("delete from audit where application_id = $1 and what = 'created'")).toEqual({
      chain: id,
      number: 1,
      why: 'missing',
    })
    expect(await found("delete from audit where application_id = $1 and what = 'reminded'")).toEqual({
      chain: id,
      number: 4,
      why: 'missing',
    })
    expect(await found('delete from audit_chain where name = $1')).toEqual({ chain: id, number: 0, why: 'missing' })
    expect(
      await found("insert into audit (application_id, what, detail, at) values ($1, 'saved', '{}', now())"),
    ).toMatchObject({ why: 'unchained' })
    expect(await verdict()).toMatchObject({ kind: 'whole' })
  })

  test('[T27] whoever computes the hashes again is caught by the seal, and a seal can neither be made nor taken out', async () => {
    const id = await withEntries()
    await store().sealAudit(noon)
    await store().audit.append({ what: 'reminded', applicationId: id, at: noon + 2 * minute })
    await store().sealAudit(noon + 2 * minute)
    const end = `delete from audit where application_id = $1 and number = 5;
      update audit_chain set entries = 4, head = (select hash from audit where application_id = $1 and number = 4) where name = $1`
    const whole = `delete from audit where application_id = $1;delete from consent where application_id = $1;
      delete from audit_chain where name = $1`
    for (const change of [end, whole])
      expect(await tampered(change, [id])).toMatchObject({ kind: 'broken', link: { chain: id, why: 'notSealed' } })
    for (const change of [
      'delete from audit_seal where number = 1',
      "update audit_seal set heads = '[]' where number = (select max(number) from audit_seal)",
    ])
      expect(await tampered(change)).toMatchObject({ kind: 'broken', link: { chain: 'seals', why: 'sealChanged' } })
    const others = await verifyAudit(cellOf(store()).database, keysFrom(Buffer.alloc(32, 7)), noon)
    expect(others).toMatchObject({ kind: 'broken', link: { chain: 'seals', number: 1, why: 'sealChanged' } })
  })

  test('[T27] a chain that was kept from being sealed is found after ten minutes', async () => {
    const id = await withEntries()
    await query('update audit_chain set sealed = 1000000000 where name = $1', [id])
    await query('delete from audit_unsealed where chain = $1', [id])
    await store().sealAudit(noon + 2 * minute)
    expect(await verdict(noon + 5 * minute)).toMatchObject({ kind: 'whole' })
    const kept = { kind: 'broken', link: { chain: id, number: 1, why: 'notSealed' } }
    for (const late of [noon + 11 * minute, noon - 11 * minute]) expect(await verdict(late)).toEqual(kept)
    await query('update audit_chain set sealed = 0 where name = $1', [id])
    await store().audit.append({ what: 'reminded', applicationId: id, at: noon + 11 * minute })
    await store().sealAudit(noon + 11 * minute)
    expect(await verdict(noon + 11 * minute)).toMatchObject({ kind: 'whole' })
  })

  test('[T27] functions of the database that say what an entry once was hide nothing', async () => {
    const id = await withEntries()
    await store().sealAudit(noon)
    const functions = ['content_of_audit', 'content_of_consent', 'chain_of']
    const { rows } = await query(
      'select pg_get_functiondef(oid) as definition from pg_proc where proname = any($1) and pronamespace = current_schema()::regnamespace',
      [functions],
    )
    expect(rows).toHaveLength(functions.length)
    await query('create table as_it_was as select * from audit')
    try {
      await query(`create or replace function content_of_audit(entry audit) returns text language sql stable as $$
        select jsonb_build_array('audit', application_id, session_id, what, detail,
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text from as_it_was where id = entry.id $$`)
      const change = "update audit set detail = '{}' where application_id = $1 and what = 'saved'"
      expect(await tampered(change, [id])).toMatchObject({ kind: 'broken', link: { chain: id, why: 'changed' } })
    } finally {
      for (const { definition } of rows) await query(definition)
      await query('drop table as_it_was')
    }
  })

  test('[T27] what is added without a number, and what is changed of before the chains, is not what the first seal names', async () => {
    const id = await withEntries()
    await store().sealAudit(noon)
    const added = `insert into consent (application_id, code, version, language, text_hash, value, at)
        values ($1, 'TNC', '1.0', 'en', 'h', 'Y', now())`
    const raised = "update store_fact set value = '2' where name = 'audit-unchained'"
    const changed = "update audit set what = 'later' where number is null"
    for (const change of [`${added};${raised}`, changed])
      expect(await tampered(change, [id])).toMatchObject({ kind: 'broken', link: { chain: '', why: 'unchained' } })
    expect(await verdict()).toMatchObject({ kind: 'whole', unchained: 1 })
  })

  test('[T27] several servers seal at once, and each chain is sealed as far as it goes', async () => {
    await withEntries()
    await Promise.all([1, 2, 3].map((later) => store().sealAudit(noon + later * minute)))
    await store().sealAudit(noon + 9 * minute)
    const { rows } = await query('select name from audit_chain where entries > sealed')
    expect(rows).toEqual([])
    expect(await verdict()).toMatchObject({ kind: 'whole' })
  })

  test('an entry changes its chain in place, and writes into no index of all chains', async () => {
    const { id } = await applicant(store(), newMobileOf(store()))
    const client = await cellOf(store()).database.pool.connect()
    try {
      await client.query('begin')
      const entry = "insert into audit (application_id, what, detail, at) values ($1, 'reminded', '{}', now())"
      const changes = async () => {
        const { rows } = await client.query<{ all: number; elsewhere: number }>(
          `select pg_stat_get_xact_tuples_updated(oid)::int as all,
             (pg_stat_get_xact_tuples_updated(oid) - pg_stat_get_xact_tuples_hot_updated(oid))::int as elsewhere
           from pg_class where oid = 'audit_chain'::regclass`,
        )
        return rows[0]!
      }
      const before = await changes()
      for (let times = 0; times < 3; times++) await client.query(entry, [id])
      expect(await changes()).toEqual({ all: before.all + 3, elsewhere: before.elsewhere })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('[T27] a chain that grows while it is sealed is sealed again', async () => {
    const at = noon
    const { id } = await applicant(store(), newMobileOf(store()), at)
    const waits = async () => (await query('select from audit_unsealed where chain = $1', [id])).rowCount
    const grow = () => store().audit.append({ what: 'reminded', applicationId: id, at })
    for (let times = 0; times < 8; times++)
      await Promise.all([grow(), store().sealAudit(at), grow(), store().sealAudit(at)])
    const { rows } = await query('select entries > sealed as open from audit_chain where name = $1', [id])
    expect(await waits()).toBe(rows[0].open ? 1 : 0)
    await store().sealAudit(at + minute)
    expect(await waits()).toBe(0)
    expect(await verdict(at + 2 * minute)).toMatchObject({ kind: 'whole' })
  })

  test('[T27] an entry that is added under an earlier time is found, by whatever role; one after an outage is none', async () => {
    const id = await withEntries()
    const seal = (at: number) => store().sealAudit(noon + at * minute)
    const append = (at: number) => store().audit.append({ what: 'reminded', applicationId: id, at: noon + at * minute })
    await seal(20)
    for (const at of [25, 30, 45, 60]) {
      await append(at)
      await seal(at + 1)
    }
    // Written before servers were away, sealed when one is back.
    await append(62)
    await append(600)
    await seal(601)
    expect(await verdict(noon + 602 * minute)).toMatchObject({ kind: 'whole' })
    const { rows } = await query('select entries::int as entries from audit_chain where name = $1', [id])
    const forged = `insert into consent (application_id, code, version, language, text_hash, value, at)
      values ($1, 'MITC', '1.0', 'en', 'h', 'Y', $2)`
    await query(forged, [id, new Date(noon + 31 * minute)])
    await append(640)
    await seal(641)
    const link = { chain: id, number: rows[0].entries + 1, why: 'backdated' }
    expect(await verdict(noon + 642 * minute)).toEqual({ kind: 'broken', link })
  })
})

async function rowsOf({ database }: CellStore, table: string) {
  const { rows } = await database.pool.query<{ row: unknown }>(`select to_jsonb(${table}) as row from ${table}`)
  return rows.map(({ row }) => row)
}
