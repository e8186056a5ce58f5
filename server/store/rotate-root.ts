import type pg from 'pg'
import { newDataKey, type Keys } from '../crypto/keys.ts'
import { dayMs } from '../day.ts'
import type { Context } from './context.ts'
import { schemasOf } from './cells/schemas.ts'
import { clearClaims } from './clear-claims.ts'
import { clearIndexes } from './clear-indexes.ts'
import { fillIndexes } from './fill-indexes.ts'
import { forgetBodies } from './forget-bodies.ts'
import { resealUnderRoot, signCutsAnew } from './reseal.ts'
import { checkName, replacedCheck, rootName } from './root-key.ts'
import type { RootRotated, Rotation, RotateRootOptions, RotationPhase, Unopened } from './root-rotation.ts'
import { outlives, outlivingLabels, outlivingName, rotationLeaseMs } from './rooted-keys.ts'
import { sealAudit } from './seal-audit.ts'

/** Longer than a counter, a lock, a code or a token of the former root counts (retention.ts): then nothing is left to carry over. */
export const formerKnownMs = 2 * dayMs

/** For how long a statement of a server may run that was begun in a former phase. */
const statementMs = 5000

/** Over all cells, whose first one has the roots. The phase is the same in each at every moment. */
export async function rotateRoot(
  cells: readonly [Context, ...Context[]],
  { at, hearsWithinMs = rotationLeaseMs + statementMs, formerKnownMs: knownMs = formerKnownMs }: RotateRootOptions,
): Promise<RootRotated> {
  const [first] = cells
  const { keys } = first
  const done = { filled: 0, cleared: 0, sealed: 0 }
  for (let begun = false; ; begun = true) {
    await keys.renew()
    const { rotation } = keys
    const { phase, since } = rotation
    if (phase === 'settled' && begun) return { ...done, rotation, unopened: [] }
    if (phase === 'settled') {
      // What slept through a rotation, or was brought back from a backup, is under none of the two generations.
      done.cleared += await clear(cells, rotation)
      await enter(cells, 'filling', rotation)
    }
    if (phase === 'filling') {
      await allHaveHeard(first, hearsWithinMs)
      const unopened: Unopened[] = []
      for (const cell of cells) {
        const found = await fillIndexes(cell, rotation)
        done.filled += found.filled
        unopened.push(...found.unopened)
      }
      if (unopened.length > 0) return { ...done, rotation, unopened }
      await enter(cells, 'clearing', rotation)
    }
    if (phase === 'clearing') {
      for (const cell of cells) await sealAudit(cell, at, { evenIfNothing: true })
      await allHaveHeard(first, hearsWithinMs)
      done.cleared += await clear(cells, rotation)
      const unopened: Unopened[] = []
      for (const cell of cells) {
        const found = await resealUnderRoot(cell)
        done.sealed += found.sealed + (await signCutsAnew(cell))
        unopened.push(...found.unopened)
      }
      const formerUntil = since + knownMs
      if (Date.now() < formerUntil) return { ...done, rotation, unopened, formerUntil }
      if (unopened.length > 0) return { ...done, rotation, unopened }
      for (const cell of cells) await forgetBodies(cell, since + knownMs / 2)
      await enter(cells, 'settled', rotation)
    }
  }
}

/** What is beside the generation in force, in every cell. */
async function clear(cells: readonly [Context, ...Context[]], rotation: Rotation): Promise<number> {
  let cleared = 0
  for (const cell of cells) cleared += await clearIndexes(cell, rotation)
  return cleared + (await clearClaims(cells[0], rotation))
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

/** The next phase, if nobody has entered it meanwhile: of all cells in one transaction. */
async function enter(
  cells: readonly [Context, ...Context[]],
  phase: RotationPhase,
  { generation, phase: before }: Rotation,
): Promise<void> {
  const [first] = cells
  const client = await first.database.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      'select from root_rotation where generation = $1 and phase = $2 for update',
      [generation, before],
    )
    if (rowCount) {
      await preparing[phase](first, client, generation)
      const inForce = phase === 'clearing' ? generation + 1 : generation
      for (const { cell } of cells) {
        const { tables } = schemasOf(cell)
        await client.query(
          `update ${tables === undefined ? '' : `${tables}.`}root_rotation set generation = $1, phase = $2, since = clock_timestamp()`,
          [inForce, phase],
        )
      }
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
