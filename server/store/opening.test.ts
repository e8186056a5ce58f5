import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { keysFrom } from '../crypto/keys.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open-store.ts'
import { openPostgresql } from './postgresql.ts'
import { noon, placeFor, testKeys } from './test-stores.ts'
import { driverError, isUnavailable } from './unavailable.ts'

describe('opening', () => {
  test('production refuses the embedded database, and a PostgreSQL that forgets in a crash', async () => {
    const place = await placeFor('postgresql')
    const production = { dataDir: place.dataDir, keys: testKeys, production: true }
    await expect(openStore(production)).rejects.toThrow('Production needs DATABASE_URL')
    const name = new URL(place.databaseUrl!).pathname.slice(1)
    const alter = async (setting: string) => {
      const client = new pg.Client({ connectionString: place.databaseUrl! })
      await client.connect()
      await client.query(`alter database ${name} ${setting}`)
      await client.end()
    }
    await alter('set synchronous_commit = off')
    await expect(openStore({ ...production, databaseUrl: place.databaseUrl })).rejects.toThrow('synchronous_commit off')
    await alter('reset synchronous_commit')
    const store = await openStore({ ...production, databaseUrl: place.databaseUrl })
    expect(store.engine).toBe('postgresql')
    await store.close()
    await expect(
      openStore({
        dataDir: place.dataDir,
        databaseUrl: place.databaseUrl,
        keys: keysFrom(Buffer.alloc(32, 1)),
        production: false,
      }),
    ).rejects.toThrow('another master key')
    await place.remove()
  })

  test('six servers that start at once on an empty PostgreSQL apply each migration once', async () => {
    const place = await placeFor('postgresql')
    const options = { ...place, keys: testKeys, production: false }
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(options)))
    const { rows } = await stores[0]!.database.pool.query('select name from migration')
    expect(rows.length).toBeGreaterThan(0)
    await Promise.all(stores.map((store) => store.ready()))
    await Promise.all(stores.map((store) => store.close()))

    const database = await openPostgresql(place.databaseUrl!, false)
    await database.pool.query("insert into migration (name, hash) values ('9999-later.sql', 'x')")
    await migrate(database, place.databaseUrl)
    await database.pool.query("insert into migration (name, hash) values ('9999-later.contract.sql', 'x')")
    await expect(migrate(database, place.databaseUrl)).rejects.toThrow(
      'newer version of the product (9999-later.contract.sql)',
    )
    await database.pool.query("delete from migration where name like '9999-%'")
    await database.pool.query("update migration set hash = 'changed'")
    await expect(migrate(database, place.databaseUrl)).rejects.toThrow('was changed after it had been applied')
    await database.close()
    await place.remove()
  })

  test('a connection that is ended between two statements of a transaction fails the next, not the process', async () => {
    const place = await placeFor('postgresql')
    const database = await openPostgresql(place.databaseUrl!, false)
    const client = await database.pool.connect()
    await client.query("begin; set local idle_in_transaction_session_timeout = '50ms'")
    await new Promise((ended) => client.once('end', ended))
    const failure: unknown = await client.query('select 1').catch((error: unknown) => error)
    expect(isUnavailable(failure)).toBe(true)
    client.release(true)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(isUnavailable(Object.assign(new Error('idle'), { code: '25P03' }))).toBe(true)
    await database.close()
    await place.remove()
  })

  test('a database that is not there is an error that says so, within 3 s', async () => {
    const started = performance.now()
    const opening = openStore({
      dataDir: '',
      databaseUrl: 'postgresql://postgres@127.0.0.1:1/x',
      keys: testKeys,
      production: false,
    })
    const error = await opening.catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    expect(performance.now() - started).toBeLessThan(3000)
    expect(isUnavailable(new TypeError('x is undefined'))).toBe(false)
    expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  })

  test('the error of a failed query repeats none of its parameters', async () => {
    const place = await placeFor('pglite')
    const store = await openStore({ ...place, keys: testKeys, production: false })
    await store.database.pool.query('drop table report')
    const error = await store.reports
      .add({ kind: 'render', traceId: 'trace-4711', at: noon })
      .catch((failure: Error) => failure)
    if (!(error instanceof Error)) throw new Error('it did not fail')
    const logged = driverError(error)
    expect(`${logged.message} ${logged.stack}`).not.toContain('trace-4711')
    expect(logged.message).toContain('report')
    expect(isUnavailable(error)).toBe(false)
    await store.close()
    await place.remove()
  })

  test('a slow statement and a lock wait end in an error that may be retried (F5)', async () => {
    const place = await placeFor('postgresql')
    const database = await openPostgresql(place.databaseUrl!, false)
    const slow = await database.pool.query('select pg_sleep(10)').catch((failure: unknown) => failure)
    expect(isUnavailable(slow)).toBe(true)
    await database.pool.query('create table t as select 1 as a')
    const holder = await database.pool.connect()
    await holder.query('begin; update t set a = 2')
    const waited = await database.pool.query('update t set a = 3').catch((failure: unknown) => failure)
    expect(isUnavailable(waited)).toBe(true)
    await holder.query('rollback')
    holder.release()
    await database.close()
    await place.remove()
  })
})
