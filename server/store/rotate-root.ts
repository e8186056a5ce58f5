import type pg from 'pg'
import { newDataKey, type Keys } from '../crypto/keys.ts'
import { dayMs } from '../day.ts'
import type { Context } from './context.ts'
import { clearIndexes } from './clear-indexes.ts'
import { fillIndexes } from './fill-indexes.ts'
import { forgetBodies } from './forget-bodies.ts'
import { resealUnderRoot, signCutsAnew } from './reseal.ts'
import { checkName, replacedCheck, rootName } from './root-key.ts'
import type { RootRotated, Rotation, RotateRootOptions, RotationPhase } from './root-rotation.ts'
import { outlives, outlivingLabels, outlivingName, rotationLeaseMs } from './rooted-keys.ts'
import { sealAudit } from './seal-audit.ts'

/** Longer than a counter, a lock, a code or a token of the former root counts (retention.ts): then nothing is left to carry over. */
export const formerKnownMs = 2 * dayMs

/** For how long a statement of a server may run that was begun in a former phase. */
const statementMs = 5000

export async function rotateRoot(
  context: Context,
  { at, hearsWithinMs = rotationLeaseMs + statementMs, formerKnownMs: knownMs = formerKnownMs }: RotateRootOptions,
): Promise<RootRotated> {
  const { keys } = context
  const done = { filled: 0, cleared: 0, sealed: 0 }
  for (let begun = false; ; begun = true) {
    await keys.renew()
    const { rotation } = keys
    const { phase, since } = rotation
    if (phase === 'settled' && begun) return { ...done, rotation, unopened: [] }
    if (phase === 'settled') {
      // What slept through a rotation, or was brought back from a backup, is under none of the two generations.
      done.cleared += await clearIndexes(context, rotation)
      await enter(context, 'filling', rotation)
    }
    if (phase === 'filling') {
      await allHaveHeard(context, hearsWithinMs)
      const { filled, unopened } = await fillIndexes(context, rotation)
      done.filled += filled
      if (unopened.length > 0) return { ...done, rotation, unopened }
      await enter(context, 'clearing', rotation)
    }
    if (phase === 'clearing') {
      await sealAudit(context, at, { evenIfNothing: true })
      await allHaveHeard(context, hearsWithinMs)
      done.cleared += await clearIndexes(context, rotation)
      const { sealed, unopened } = await resealUnderRoot(context)
      done.sealed += sealed + (await signCutsAnew(context))
      const formerUntil = since + knownMs
      if (Date.now() < formerUntil) return { ...done, rotation, unopened, formerUntil }
      if (unopened.length > 0) return { ...done, rotation, unopened }
      await forgetBodies(context, since + knownMs / 2)
      await enter(context, 'settled', rotation)
    }
  }
}

/**
 * Waits until every server has looked at the phase since it began, and until whatever was written before is committed: the
 * database refuses what is begun under a former phase (migration 0027).
 */
async function allHaveHeard({ database: { pool } }: Context, withinMs: number): Promise<void> {
  const { rows } = await pool.query<{ age: number; mark: string }>(
    'select extract(epoch from clock_timestamp() - since) * 1000 as age, pg_current_xact_id()::text as mark from root_rotation',
  )
  const [{ age, mark } = { age: 0, mark: '0' }] = rows
  await pause(withinMs - Number(age))
  for (;;) {
    const { rowCount } = await pool.query('select where pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8', [mark])
    if (rowCount) break
    await pause(20)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** The next phase, if nobody has entered it meanwhile. */
async function enter(context: Context, phase: RotationPhase, { generation, phase: before }: Rotation): Promise<void> {
  const { database } = context
  const client = await database.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      'select from root_rotation where generation = $1 and phase = $2 for update',
      [generation, before],
    )
    if (rowCount) {
      await preparing[phase](context, client, generation)
      await client.query('update root_rotation set generation = $1, phase = $2, since = clock_timestamp()', [
        phase === 'clearing' ? generation + 1 : generation,
        phase,
      ])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

type Preparing = (context: Context, client: pg.PoolClient, generation: number) => Promise<void>

const preparing: Readonly<Record<RotationPhase, Preparing>> = {
  filling: async ({ keys }, client, generation) => {
    // The first root may be nowhere but in the settings.
    if (keys.firstRoot) await keep(client, keys, rootName(0), keys.firstRoot)
    await keep(client, keys, rootName(generation + 1), newDataKey())
    for (const label of outlivingLabels)
      if (outlives(label, generation))
        await keep(client, keys, outlivingName(label, generation), keys.ofGeneration(generation, label))
    await client.query('update store_fact set value = $1 where name = $2', [replacedCheck, checkName])
  },
  clearing: async () => {},
  settled: async (_, client, generation) =>
    void (await client.query('delete from wrapped_secret where name = $1', [rootName(generation - 1)])),
}

/** In the place of whatever lies under that name: nobody rightly uses it before this transaction. */
async function keep(client: pg.PoolClient, { wrapper }: Keys, name: string, secret: Buffer): Promise<void> {
  await client.query(
    `insert into wrapped_secret (name, key_id, wrapped) values ($1, $2, $3)
     on conflict (name) do update set key_id = excluded.key_id, wrapped = excluded.wrapped`,
    [name, wrapper.id, await wrapper.wrap(secret, name)],
  )
}
