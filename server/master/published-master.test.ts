import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { copiedFolder, edit } from '@card-journey/bank/files-for-tests.ts'
import { loadMasterData, type MasterData } from '@card-journey/bank/load.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Log } from '../log.ts'
import { databaseOver } from '../store/database.ts'
import { masterVersionsOf, setApproval, type DueVersion, type MasterVersions } from '../store/master-versions.ts'
import type { OpenStore } from '../store/open-store.ts'
import { onBothEngines } from '../store/test-stores.ts'
import { eventually } from '../tests/eventually.ts'
import { hashOfManifest } from './contents.ts'
import { approveMaster, publishMaster } from './publish.ts'
import { openPublishedMaster } from './published-master.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const saidBy = 'Asha Rao'

/** The shipped folder with this priority of a card, which no document names. */
function folderWith(priority: string): string {
  const folder = copiedFolder()
  edit(folder, 'products/utsav.json', /"priority": "\d+"/, `"priority": "${priority}"`)
  return folder
}
const priorityOf = ({ products }: MasterData) => products.find(({ productLogo }) => productLogo === 'utsav')?.priority

async function node(store: OpenStore) {
  const source = await openPublishedMaster(masterVersionsOf(store.database), { log: quiet, before: async () => {} })
  onTestFinished(() => source.close())
  return { ...source, priority: () => priorityOf(source.current()) }
}

onBothEngines('published master data', (store) => {
  const versions = () => masterVersionsOf(store().database)
  const publish = (priority: string, at?: Date) => publishMaster(versions(), { from: folderWith(priority), saidBy, at })
  const query = (text: string) => store().database.pool.query<Record<string, unknown>>(text)

  test('a node for which nothing is published does not start, and says what to run', async () => {
    await expect(node(store())).rejects.toThrow('npm run publish-master -- --from')
  })

  test('two nodes take a version at its time, not before, and one that starts meanwhile has the same', async () => {
    const { number: prepared, hash } = await publish('102')
    const files = (await versions().filesOf(prepared)) ?? {}
    await publish('101')
    const nodes = [await node(store()), await node(store())]
    const at = new Date(Date.now() + 2500)
    // Written at once: to check a folder again takes a busy machine longer than that.
    const number = await versions().publish({ files, hash, saidBy, at })
    await eventually(() => {
      for (const { status } of nodes) expect(status().next ?? status()).toMatchObject({ number })
    })
    const switched = await Promise.all(
      nodes.map(async ({ priority }) => {
        while (priority() === '101') await pause(5)
        return Date.now() - at.getTime()
      }),
    )
    expect(Math.min(...switched)).toBeGreaterThanOrEqual(-5)
    expect(Math.max(...switched) - Math.min(...switched)).toBeLessThan(1000)
    nodes.push(await node(store()))
    expect(nodes.map(({ priority }) => priority())).toEqual(['102', '102', '102'])
    expect(new Set(nodes.map(({ status }) => status().version)).size).toBe(1)
    for (const { status } of nodes)
      expect(status()).toMatchObject({ from: 'database', number, since: at.toISOString() })
  })

  test('a piece of work sees the version that it began with, though another takes effect meanwhile', async () => {
    await publish('103')
    const one = await node(store())
    const changed: string[] = []
    one.onChange((master) => changed.push(priorityOf(master) ?? ''))
    const seen = await one.inOneVersion(async () => {
      const before = one.priority()
      await publish('104')
      while (changed.length === 0) await pause(5)
      return [before, one.priority(), one.inOneVersion(() => one.priority())]
    })
    expect(seen).toEqual(['103', '103', '104'])
    expect([one.priority(), changed]).toEqual(['104', ['104']])
  })

  test('a broken folder is refused whole, with every fault', async () => {
    const count = async () =>
      (
        await query(
          'select (select count(*) from master_file) as files, (select count(*) from master_version) as versions',
        )
      ).rows
    const before = await count()
    const folder = folderWith('105')
    edit(folder, 'charges.json', '299', '"299"')
    edit(folder, 'brand.json', '{', '')
    const publishing = publishMaster(versions(), { from: folder, saidBy })
    await expect(publishing).rejects.toThrow(/^2 faults in [\s\S]*brand\.json[\s\S]*charges\.json › addOnCardFee/)
    expect(await count()).toEqual(before)
  })

  test('other words or figures under the same version of a consent or a document are refused', async () => {
    const words = folderWith('106')
    edit(words, 'consents.json', 'I agree', 'I fully agree')
    await expect(publishMaster(versions(), { from: words, saidBy })).rejects.toThrow('was published with other words')
    const figures = folderWith('106')
    edit(figures, 'products/utsav.json', '"annualFee": 1000', '"annualFee": 1500')
    await expect(publishMaster(versions(), { from: figures, saidBy })).rejects.toThrow(
      new RegExp(`MITC ${versionOf('MITC')} was published with other words or figures \\(utsav\\)`),
    )
  })

  test('back to an earlier version: it is published again', async () => {
    const first = await publish('107')
    await publish('108')
    const one = await node(store())
    expect(one.priority()).toBe('108')
    const again = await publishMaster(versions(), { from: first.number, saidBy })
    expect(again).toMatchObject({ repeats: first.number, hash: first.hash })
    await eventually(() => expect(one.priority()).toBe('107'))
    await expect(publishMaster(versions(), { from: 99_999, saidBy })).rejects.toThrow('There is no version 99999')
  })

  test('of two for the same moment the later published one holds', async () => {
    const at = new Date(Date.now() + 1500)
    await publish('109', at)
    await publish('110', at)
    const one = await node(store())
    const seen = new Set<string | undefined>()
    await eventually(() => {
      seen.add(one.priority())
      expect(one.priority()).toBe('110')
    })
    expect(seen).not.toContain('109')
  })

  test('a version that a node can’t read is left out, and said; one that starts takes the one before it', async () => {
    const { number } = await publish('111')
    const running = await node(store())
    const files = (await versions().filesOf(number)) ?? {}
    const broken = await versions().publish({ files, hash: hashOfManifest({}), saidBy, at: undefined })
    await eventually(() => expect(running.status().refused).toMatchObject({ number: broken }))
    expect(running.status().late).toMatchObject({ number: broken })
    const started = await node(store())
    for (const one of [running, started]) {
      expect(one.priority()).toBe('111')
      expect(one.status()).toMatchObject({
        number,
        refused: { reason: expect.stringContaining('not as it was published') as string },
      })
    }
    const mended = await publish('112')
    const whole = { number: mended.number, refused: undefined, late: undefined }
    await eventually(() => expect(running.status()).toMatchObject(whole))
  })

  test('a version can’t be published before its files', async () => {
    const files = { 'brand.json': '0'.repeat(64) }
    const publishing = versions().publish({ files, hash: hashOfManifest(files), saidBy, at: undefined })
    await expect(publishing).rejects.toThrow('after its files')
  })

  test('a clock of the database that goes back by seconds takes no version back; one that was far ahead is put right', async () => {
    const before = await publish('116')
    const after = await publish('117')
    let behindMs = 0
    const one = await openPublishedMaster(
      clockBehind(versions(), after.number, () => behindMs),
      { log: quiet, before: async () => {} },
    )
    onTestFinished(() => one.close())
    const age = Date.now() - (after.since?.getTime() ?? 0)
    behindMs = age + 30_000
    await pause(2500)
    expect(one.status()).toMatchObject({ number: after.number, next: undefined, late: undefined })
    behindMs = age + 90_000
    await eventually(() => expect(one.status().number).toBe(before.number))
    behindMs = 0
    await eventually(() => expect(one.status()).toMatchObject({ number: after.number }))
  })

  test('[T27] what is published stays as it is, and a content is what its hash says', async () => {
    await publish('113')
    for (const table of ['master_file', 'master_version', 'master_approval'])
      await expect(query(`truncate ${table} cascade`), table).rejects.toThrow('is append-only')
    await expect(query("update master_version set activates_at = now() - interval '1 day'")).rejects.toThrow(
      'append-only',
    )
    await expect(query('delete from master_version')).rejects.toThrow('is append-only')
    await expect(query("update master_file set content = ''")).rejects.toThrow('is append-only')
    await expect(query("insert into master_file values ('00', 'x')")).rejects.toThrow('violates check constraint')
  })

  test('with approval a version waits for a second person, who is neither the publisher’s name nor role', async () => {
    await publish('114')
    const one = await node(store())
    const { pool } = store().database
    await setApproval(pool, true)
    onTestFinished(() => setApproval(pool, false))
    const { number, needsApproval } = await publish('115')
    expect(needsApproval).toBe(true)
    const byRole = await approveMaster(versions(), number, 'Ravi Menon')
    expect(byRole).toEqual({ kind: 'samePerson' })
    await expect(
      query(`insert into master_approval (version, said_by, role) values (${number}, 'Ravi Menon', 'ravi')`),
    ).rejects.toThrow('another person')
    await query("create role ravi superuser login password 'secret'")
    const { versions: asRavi, leave } = await connectedAs('ravi', store())
    onTestFinished(async () => {
      await leave()
      await query('drop role ravi')
    })
    expect(await approveMaster(asRavi, number, 'ASHA RAO')).toEqual({ kind: 'samePerson' })
    expect(one.priority()).toBe('114')
    expect(await approveMaster(asRavi, number, 'Ravi Menon')).toMatchObject({
      kind: 'approved',
      version: { approval: { saidBy: 'Ravi Menon', role: 'ravi' } },
    })
    await eventually(() => expect(one.priority()).toBe('115'))
    expect(await approveMaster(asRavi, number, 'Ravi Menon')).toEqual({ kind: 'approvedBefore' })
  })
})

/** The versions as they would be scheduled by a clock that is behind; those before the newest are an hour older. */
const clockBehind = (versions: MasterVersions, newest: number, behindMs: () => number): MasterVersions => ({
  ...versions,
  async schedule() {
    const at = Date.now() - behindMs()
    const ready = (await versions.list(1000)).flatMap(({ number, hash, since }) =>
      since ? [{ number, hash, since: number === newest ? since : new Date(+since - 3_600_000) }] : [],
    )
    const [due, coming] = [ready.filter(({ since }) => +since <= at), ready.filter(({ since }) => +since > at)]
    const latest = (a: DueVersion, b: DueVersion) => +b.since - +a.since || b.number - a.number
    const next = coming.toSorted(latest).at(-1)
    return { at, due: due.toSorted(latest).slice(0, 5), next: next && { ...next, inMs: +next.since - at } }
  },
})

/** Another person's connection: on PostgreSQL one of its own; PGlite has one session, which takes their name. */
async function connectedAs(role: string, { database: { engine, pool } }: OpenStore) {
  if (engine === 'pglite') {
    await pool.query(`set session authorization ${role}`)
    return {
      versions: masterVersionsOf({ run: databaseOver(engine, pool, async () => {}).run }),
      leave: async () => void (await pool.query('set session authorization postgres')),
    }
  }
  const url = new URL(String(pool.options.connectionString))
  ;[url.username, url.password] = [role, 'secret']
  const own = new pg.Pool({ connectionString: url.href, max: 1 })
  return {
    versions: masterVersionsOf(databaseOver(engine, own, async () => {}, { prepare: false })),
    leave: () => own.end(),
  }
}

test('the shipped folder is what the tests change', () => {
  expect(priorityOf(loadMasterData())).toBe('100')
})
