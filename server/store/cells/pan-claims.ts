import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { eq, inArray } from '../drizzle.ts'
import { panIndexTypes, panIndexValues, type Indexes } from '../root-indexes.ts'
import { statement } from '../statement.ts'
import { panInUse } from './pan-schema.ts'

/**
 * Which application holds a PAN, where applications are in several cells. A claim is written to the first cell before the save
 * that takes the PAN, in a transaction of its own. It proves nothing by itself: whoever wants a PAN that is claimed looks at
 * the holder, in the holder's cell.
 */
export interface PanClaims {
  /** False: another open application has this PAN, or is taking it at this moment. */
  claim(input: PanOf): Promise<boolean>
  /** Who may hold it; each is to be asked. */
  holdersOf(pan: Indexes): Promise<string[]>
  /** Of an application that was erased. */
  forget(applicationId: string): Promise<void>
}

interface PanOf {
  applicationId: string
  pan: Indexes
  /** The one that was in force when the indexes were made. */
  generation: number
}

/** A claim whose save has not come so long after it was made belongs to a server that died. */
const underWayMs = 5_000

const claiming = statement('claim_pan').with(
  { pan: 'bytea', generation: 'integer', applicationId: 'text', claim: 'uuid', at: 'timestamptz' },
  (p) => `
insert into pan_in_use as held (pan_index, generation, application_id, claim, claimed_at)
values (${p.pan}, ${p.generation}, ${p.applicationId}, ${p.claim}, ${p.at})
on conflict (pan_index) do update set claim = excluded.claim, claimed_at = excluded.claimed_at
  where held.application_id = excluded.application_id
returning 1`,
)

const holding = statement<{ application_id: string; claim: string; claimed_at: Date }>('holder_of_pan').with(
  { pan: 'bytea' },
  (p) => `select application_id, claim, claimed_at from pan_in_use where pan_index = ${p.pan}`,
)

const takingOver = statement('take_over_pan').with(
  { pan: 'bytea', former: 'uuid', applicationId: 'text', claim: 'uuid', at: 'timestamptz' },
  (p) => `
update pan_in_use set application_id = ${p.applicationId}, claim = ${p.claim}, claimed_at = ${p.at}
where pan_index = ${p.pan} and claim = ${p.former} returning 1`,
)

// A save of the holder that is still under way, however late, is based on the version before: it fails, comes again, and
// claims again. One that is faster is waited for, and its PAN is seen.
const fencing = statement<{ free: boolean }>('fence_holder_of_pan').with(
  { applicationId: 'text', ...panIndexTypes, underWay: 'boolean' },
  (p) => `
with fenced as (
  update application set version = version + 1
  where id = ${p.applicationId}
    and (state <> 'open' or (not ${p.underWay}
      and not coalesce(pan_index = ${p.panEven}, false) and not coalesce(pan_index_odd = ${p.panOdd}, false)))
  returning id
)
select exists (select from fenced) or not exists (select from application where id = ${p.applicationId}) as free`,
)

/**
 * `databaseOf`: where an application is. `clock`: a claim is timed when it is made. The call that makes it may have begun long
 * before, and have asked hosts since.
 */
export function panClaimsOver(
  first: Pick<Database, 'run' | 'orm'>,
  databaseOf: (applicationId: string) => Pick<Database, 'run'>,
  clock: () => number,
): PanClaims {
  const claimUnder = async (index: Buffer, { applicationId, pan, generation }: PanOf): Promise<boolean> => {
    for (;;) {
      const at = clock()
      const own = { pan: index, applicationId, at: new Date(at) }
      if ((await first.run(claiming, { ...own, generation, claim: randomUUID() })).length > 0) return true
      const [held] = await first.run(holding, { pan: index })
      if (!held) continue
      const underWay = at - held.claimed_at.getTime() < underWayMs
      const holder = { applicationId: held.application_id, ...panIndexValues(pan), underWay }
      const [looked] = await databaseOf(held.application_id).run(fencing, holder)
      if (!looked?.free) return false
      const taken = await first.run(takingOver, { ...own, former: held.claim, claim: randomUUID() })
      if (taken.length > 0) return true
    }
  }
  return {
    // Whoever claims under two generations begins with the one in force: of two, one is first in both.
    claim: async (input) => {
      for (const generation of [input.generation, input.generation + 1]) {
        const index = generation % 2 === 0 ? input.pan.even : input.pan.odd
        if (index && !(await claimUnder(index, { ...input, generation }))) return false
      }
      return true
    },
    holdersOf: async ({ even, odd }) => {
      const held = await first.orm
        .selectDistinct({ holder: panInUse.applicationId })
        .from(panInUse)
        .where(
          inArray(
            panInUse.panIndex,
            [even, odd].flatMap((index) => index ?? []),
          ),
        )
      return held.map(({ holder }) => holder)
    },
    forget: async (applicationId) =>
      void (await first.orm.delete(panInUse).where(eq(panInUse.applicationId, applicationId))),
  }
}
