import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobsOver } from '../jobs/jobs.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { masterVersionsOf } from '../store/master-versions.ts'
import { openStore } from '../store/open-store.ts'
import { applicant, minute, noon, placeFor, testKeys } from '../store/test-stores.ts'
import { verifyAudit } from '../store/verify-audit.ts'
import { eventually } from './eventually.ts'
import { inRoles } from './in-roles.ts'

const suffix = randomBytes(4).toString('hex')
const owner = `owner_${suffix}`
const runtime = `runtime_${suffix}`
const denied = '42501'

describe('the server’s role on PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof placeFor>> & { databaseUrl?: string }
  const { urlOf, as } = inRoles(() => place.databaseUrl)
  const open = async () =>
    openStore({ ...place, databaseUrl: urlOf(runtime), migrate: false, keys: testKeys, production: true })

  beforeAll(async () => {
    place = await placeFor('postgresql')
    const database = new URL(place.databaseUrl!).pathname.slice(1)
    await as(
      'administrator',
      `create role ${owner} login password 'secret'`,
      `create role ${runtime} login password 'secret'`,
      `alter database ${database} owner to ${owner}`,
    )
  }, 120_000)
  afterAll(async () => {
    // While there is a cluster: it may end with its last database.
    await as(
      'administrator',
      `reassign owned by ${owner} to current_user`,
      `drop owned by ${owner}, ${runtime}`,
      `drop role ${owner}, ${runtime}`,
    )
    await place.remove()
  }, 120_000)

  test('a server whose database is older than it refuses to start, and says what to run', async () => {
    await expect(open()).rejects.toThrow('Run `npm run migrate` first')
    await as('administrator', `grant create on schema public to ${runtime}`)
    await expect(open()).rejects.toThrow('older than this version')
    await as('administrator', `revoke create on schema public from ${runtime}`)
  })

  test('migrations run by two at once, and again, are applied once; one role owns, the other only works', async () => {
    await Promise.all([1, 2].map(async () => migrateDatabase(urlOf(owner), runtime)))
    await migrateDatabase(urlOf(owner), runtime)
    await expect(migrateDatabase(urlOf(owner), owner)).rejects.toThrow('owns the tables')
    await expect(migrateDatabase(urlOf(owner), 'postgres')).rejects.toThrow('may do too much')
    await expect(migrateDatabase(urlOf(owner), 'nobody_here')).rejects.toThrow('create role')
  }, 240_000)

  test('a server of that role serves, seals, deletes what is due, and its jobs are done', async () => {
    const store = await open()
    const done: string[] = []
    const errors: string[] = []
    const jobs = jobsOver(store, {
      handlers: { 'close-applications': async ({ reference }) => void done.push(reference) },
      migrate: false,
      now: () => noon,
      onError: (error) => errors.push(error.message),
      pollSeconds: 0.5,
    })
    await jobs.start()
    const { id, writer, application } = await applicant(store)
    const saved = await store.save({
      writer,
      applicationId: id,
      version: 1,
      document: application.document,
      audit: [{ what: 'saved' }],
      consents: [{ code: 'TNC', version: '1.0', language: 'en', textHash: 'h', value: 'Y' }],
      outbox: [{ kind: 'close-applications', reference: 'today' }],
      at: noon,
    })
    expect(saved.kind).toBe('saved')
    await eventually(() => expect(done).toEqual(['today']))
    await store.purge(noon)
    await store.sealAudit(noon)
    await jobs.stop()
    expect(errors).toEqual([])
    expect(await verifyAudit(store.database, store.keys, noon + minute)).toMatchObject({ kind: 'whole' })
    await store.close()
  }, 240_000)

  test.each([
    ["update audit set detail = '{}'"],
    ['delete from audit'],
    ['truncate audit'],
    ["update consent set value = 'N'"],
    ['delete from consent'],
    ['truncate consent cascade'],
    ['update consent_text set words = title'],
    ['delete from audit_seal'],
    ["update audit_chain set head = ''"],
    ['delete from audit_chain'],
    ["insert into audit_cut (chain, up_to, hash, mac, at) values ('x', 9, '', '', now())"],
    ['update audit_cut set up_to = 9'],
    ['delete from audit_cut'],
    ["insert into audit_chain (name, entries, head) values ('x', 1, '')"],
    ["update store_fact set value = '0'"],
    ['alter table audit disable trigger all'],
    ['drop trigger audit_append_only on audit'],
    ['drop trigger audit_chained on audit'],
    ['drop table consent'],
    ['alter table consent owner to current_user'],
    ['create rule quiet as on insert to audit do instead nothing'],
    ['create trigger mine before insert on audit for each row execute function refuse_change()'],
    ['create or replace function refuse_change() returns trigger language plpgsql as $$begin return new; end$$'],
    ['alter function chain_entry() security invoker'],
    ['create function public.mine() returns int language sql as $$select 1$$'],
    ['create table public.mine (a int)'],
    ['set session_replication_role = replica'],
    [`set role ${owner}`],
    ['set session authorization postgres'],
    ["update migration set hash = ''"],
    ['delete from migration'],
    ['begin; lock table audit in access exclusive mode'],
    ["copy audit to program 'cat'"],
    ['create event trigger mine on ddl_command_start execute function refuse_change()'],
    ["insert into master_version (files, hash, said_by, activates_at) values ('{}', '', 'me', now())"],
    ["insert into master_approval (version, said_by) values (1, 'me')"],
    ["insert into master_file (hash, content) values ('', '')"],
    ["update master_version set hash = ''"],
    ['delete from master_version'],
    ['truncate master_file cascade'],
    ['alter table master_version disable trigger all'],
    ['create or replace view master_version as select 1'],
  ])('[T27] may not: %s', async (statement) => {
    const error = await as(runtime, statement).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: denied })
  })

  test('[T27] a temporary table of a chain’s name takes nothing from the chain', async () => {
    await as(
      runtime,
      'create temp table audit_chain (like public.audit_chain including all)',
      'create temp table audit (like public.audit)',
      `insert into public.audit (what, detail, at) values ('attempt', '{}', '${new Date(noon).toISOString()}')`,
    )
    const store = await open()
    expect(await verifyAudit(store.database, store.keys, noon + minute)).toMatchObject({ kind: 'whole' })
    await store.close()
  })

  describe('those who publish master data', () => {
    const group = `publishers_${suffix}`
    const [asha, ravi] = [`asha_${suffix}`, `ravi_${suffix}`]
    const published =
      "insert into master_version (files, hash, said_by, activates_at) values ('{}', 'x', 'Asha', now())"
    beforeAll(async () => {
      await as(
        'administrator',
        `create role ${group}`,
        ...[asha, ravi].map((name) => `create role ${name} login password 'secret' in role ${group}`),
      )
      await expect(migrateDatabase(urlOf(owner), runtime, { role: runtime })).rejects.toThrow('must differ')
      await migrateDatabase(urlOf(owner), runtime, { role: group, approval: true })
    }, 120_000)
    afterAll(() =>
      as('administrator', ...[asha, ravi, group].map((name) => `drop owned by ${name}; drop role ${name}`)),
    )

    test('one publishes, another approves, each under the role that connected', async () => {
      await as(asha, published)
      const approve = "insert into master_approval (version, said_by) select max(number), 'Ravi' from master_version"
      await expect(as(asha, approve)).rejects.toThrow('another person')
      await expect(as(asha, `set role ${group}`, approve)).rejects.toThrow('another person')
      await as(ravi, approve)
      const store = await open()
      const [version] = await masterVersionsOf(store.database).list()
      await store.close()
      expect(version).toMatchObject({ role: asha, needsApproval: true, approval: { role: ravi } })
    })

    test('[T27] nobody approves what they publish in the same statement, or in a transaction that does not see it', async () => {
      const administrator = new pg.Client({ connectionString: urlOf('administrator') })
      await administrator.connect()
      const approvingNext = async () => {
        const { rows } = await administrator.query<{ number: string }>(
          "select nextval(pg_get_serial_sequence('master_version', 'number')) + 1 as number",
        )
        return `insert into master_approval (version, said_by) values (${rows[0]?.number}, 'Ravi')`
      }
      try {
        for (const both of [
          (approving: string) => `with a as (${approving}), v as (${published}) select`,
          (approving: string) => `with v as (${published}), a as (${approving}) select`,
          (approving: string) => `with v as (${published}) ${approving}`,
          (approving: string) => `with a as (${approving}) ${published}`,
        ]) {
          const statement = both(await approvingNext())
          await expect(as(asha, statement), statement).rejects.toThrow(/another person|after it was published/)
        }
      } finally {
        await administrator.end()
      }
      const sees = new pg.Client({ connectionString: urlOf(asha) })
      await sees.connect()
      try {
        await sees.query('begin isolation level repeatable read')
        await sees.query('select from master_version')
        await as(asha, published)
        await expect(
          sees.query(
            "insert into master_approval (version, said_by) values ((select max(number) from master_version) + 1, 'Ravi')",
          ),
        ).rejects.toThrow('after it was published')
      } finally {
        await sees.end()
      }
      await expect(as(asha, 'begin isolation level repeatable read', published)).rejects.toThrow('read committed')
    })

    test('[T27] a server whose role may publish, by whatever membership, gets no rights', async () => {
      await as('administrator', `grant ${group} to ${runtime}`)
      await expect(migrateDatabase(urlOf(owner), runtime)).rejects.toThrow('may publish master data')
      await as('administrator', `revoke ${group} from ${runtime}`)
      await migrateDatabase(urlOf(owner), runtime, { role: group })
    }, 120_000)

    test.each([
      [published.replace('said_by', 'role, said_by').replace("'Asha'", "'ravi', 'Asha'")],
      [published.replace('said_by', 'needs_approval, said_by').replace("'Asha'", "false, 'Asha'")],
      [published.replace('said_by', 'published_at, said_by').replace("'Asha'", "'2020-01-01', 'Asha'")],
      ["insert into master_approval (version, said_by, role) values (1, 'Ravi', 'ravi')"],
      ["update master_version set hash = ''"],
      ['delete from master_approval'],
      ["delete from store_fact where name = 'master-approval'"],
      ['select * from application'],
      ['select * from audit'],
      ['alter table master_approval disable trigger all'],
      [`set session authorization ${ravi}`],
      ['create or replace function master_approving() returns trigger language plpgsql as $$begin return new; end$$'],
    ])('[T27] may not: %s', async (statement) => {
      const error = await as(asha, statement).catch((failure: unknown) => failure)
      expect(error).toMatchObject({ code: denied })
    })
  })

  test('a server refuses a database that was made for a later version, and takes one that only has more', async () => {
    await as(owner, "insert into migration (name, hash) values ('9998-added.sql', 'x')")
    await (await open()).close()
    await as(owner, "insert into migration (name, hash) values ('9999-taken-away.contract.sql', 'x')")
    await expect(open()).rejects.toThrow('newer version of the product (9999-taken-away.contract.sql)')
    await as(owner, "delete from migration where name like '999%'", "update migration set hash = 'x'")
    await expect(open()).rejects.toThrow('was changed after it had been applied')
  })
})
