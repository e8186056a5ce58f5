import { localWrapper } from '../crypto/key-ring.ts'
import type { Context } from './context.ts'
import { apartFact } from './data-keys.ts'
import { renameEffects } from './rename-effects.ts'
import { factOf, keepSecret, noteFact, rootName } from './root-key.ts'
import { statement } from './statement.ts'

const batch = 50

interface Row {
  name: string
  wrapped: Buffer
}

// The rows are locked, so that an erasure at the same time waits and replaces what was moved.
export const moving = statement<{ id: string }>('move_data_keys').with(
  { after: 'text', limit: 'integer' },
  (p) => `
with due as materialized (
  select id, data_key from application where data_key is not null and id > ${p.after} order by id limit ${p.limit}
  for no key update skip locked
), kept as (
  insert into data_key (application_id, key_id, wrapped) select id, '', data_key from due
  on conflict (application_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped
), emptied as (
  update application set data_key = null from due where application.id = due.id
)
select id from due order by id`,
)

export const underMaster = statement<Row>('keys_under_master').with(
  { keyId: 'text', after: 'text', limit: 'integer' },
  (p) => `select application_id as name, wrapped from data_key
    where key_id = ${p.keyId} and application_id > ${p.after} order by application_id limit ${p.limit}`,
)

// From one master key to the next by the index: `key_id <> …` would read every data key, each hour.
export const formerMasters = statement<{ id: string }>('former_master_keys').with(
  { own: 'text' },
  (p) => `
with recursive master (id) as (
  select min(key_id) from data_key
  union all
  select (select min(key_id) from data_key where key_id > master.id) from master where master.id is not null
)
select id from master where id <> ${p.own}`,
)

// Only what is still as it was read: an erasure, or another rotation, may have come in between.
const rewrapping = statement<{ name: string }>('rewrap_data_keys').with(
  { keys: 'jsonb', keyId: 'text' },
  (p) => `
update data_key set key_id = ${p.keyId}, wrapped = decode(given.fresh, 'hex')
from jsonb_to_recordset(${p.keys}) as given (name text, stale text, fresh text)
where data_key.application_id = given.name and data_key.wrapped = decode(given.stale, 'hex')
returning application_id as name`,
)

const secretsUnderOthers = statement<Row>('secrets_under_others').with(
  { keyId: 'text' },
  (p) => `select name, wrapped from wrapped_secret where key_id <> ${p.keyId} order by name`,
)

const rewrapSecret = statement<{ name: string }>('rewrap_secret').with(
  { name: 'text', keyId: 'text', stale: 'bytea', fresh: 'bytea' },
  (p) => `update wrapped_secret set key_id = ${p.keyId}, wrapped = ${p.fresh}
    where name = ${p.name} and wrapped = ${p.stale} returning name`,
)

/**
 * Wraps whatever a former master key wrapped under the current one, in small batches, and tells how many values that was. Can
 * be stopped at any time, run again, and run by several at once. `apart`: first moves the data keys out of the applications'
 * rows, and names effects under them, which servers of versions before 0024 and 0033 can't read any more.
 */
export type RotateKeys = (options?: { apart?: boolean }) => Promise<KeysRotated>

export interface KeysRotated {
  moved: number
  renamed: number
  wrapped: number
}

/** What is done is in the rows alone: whoever comes next goes on where a stopped run left. */
export async function rotateKeys(context: Context, { apart = false }: { apart?: boolean } = {}): Promise<KeysRotated> {
  if (apart) await noteFact(context.database, apartFact, 'moved')
  const isApart = (await factOf(context.database, apartFact)) !== undefined
  const moved = isApart ? await moveKeys(context) : 0
  // The embedded database has one server: no former version looks for effects in it.
  const renamed = await renameEffects(context, { begin: apart || context.database.engine === 'pglite' })
  // The root, and what else is no application's, is in the first cell.
  const secrets = context.cell === 0 ? await rewrapSecrets(context) : 0
  return { moved, renamed, wrapped: secrets + (await rewrapKeys(context)) }
}

async function moveKeys({ database }: Context): Promise<number> {
  let moved = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: { id: string }[] = await database.run(moving, { after, limit: batch })
    moved += rows.length
    after = rows.at(-1)?.id
  }
  return moved
}

/** The root first: until it is wrapped under the new master key, the former one is needed to start. */
async function rewrapSecrets({ database, keys }: Context): Promise<number> {
  const { wrapper, firstRoot } = keys
  // In a database from before there were roots it is nowhere but in the settings.
  if (firstRoot && wrapper.id !== localWrapper(firstRoot).id) await keepSecret(database, keys, rootName(0), firstRoot)
  const rows = await database.run(secretsUnderOthers, { keyId: wrapper.id })
  let done = 0
  for (const { name, wrapped } of rows) {
    const fresh = await wrapper.wrap(await wrapper.unwrap(wrapped, name), name)
    done += (await database.run(rewrapSecret, { name, keyId: wrapper.id, stale: wrapped, fresh })).length
  }
  return done
}

async function rewrapKeys(context: Context): Promise<number> {
  let done = 0
  for (const { id } of await context.database.run(formerMasters, { own: context.keys.wrapper.id }))
    done += await rewrapUnder(context, id)
  return done
}

async function rewrapUnder({ database, keys: { wrapper } }: Context, former: string): Promise<number> {
  let done = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: Row[] = await database.run(underMaster, { keyId: former, after, limit: batch })
    const keys = await Promise.all(
      rows.map(async ({ name, wrapped }) => {
        const fresh = await wrapper.wrap(await wrapper.unwrap(wrapped, name), name)
        return { name, stale: wrapped.toString('hex'), fresh: fresh.toString('hex') }
      }),
    )
    if (keys.length > 0)
      done += (await database.run(rewrapping, { keys: JSON.stringify(keys), keyId: wrapper.id })).length
    after = rows.at(-1)?.name
  }
  return done
}
