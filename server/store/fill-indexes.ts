import { randomBytes } from 'node:crypto'
import { blindIndex, blindIndexLabel } from '../crypto/blind-index.ts'
import { openUnderAny } from '../crypto/sealing.ts'
import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { besideOf, type Rotation, type RotationPhase } from './root-rotation.ts'
import { mobilePlace } from './session-row.ts'
import { statement } from './statement.ts'

const batch = 100

/** The columns of one generation's indexes. */
const columnsOf = (generation: number) =>
  generation % 2 === 0
    ? { name: 'even', mobile: 'mobile_index', pan: 'pan_index' }
    : { name: 'odd', mobile: 'mobile_index_odd', pan: 'pan_index_odd' }

type Columns = ReturnType<typeof columnsOf>

const bothColumns = [columnsOf(0), columnsOf(1)] as const
const each = <Made>(make: (columns: Columns, beside: Columns) => Made): ((generation: number) => Made) => {
  const [even, odd] = bothColumns
  const made = { even: make(even, odd), odd: make(odd, even) }
  return (generation) => (generation % 2 === 0 ? made.even : made.odd)
}

/** Whoever was stopped for so long that others went on changes nothing when it wakes. */
const still = (p: { generation: string }, phase: RotationPhase): string =>
  `exists (select from root_rotation where generation = ${p.generation} and phase = '${phase}')`

type Unfilled = ApplicationRow & { has_pan: boolean }

// A PAN that is in no index, since another application had it first, comes into none.
const unfilledApplications = each((empty, full) =>
  statement<Unfilled>(`unfilled_applications_${empty.name}`).with(
    { after: 'text', limit: 'integer' },
    (p) => `
select ${applicationColumns('application')}, ${full.pan} is not null as has_pan from application
where id > ${p.after} and ${empty.mobile} is null order by id limit ${p.limit}`,
  ),
)

// A row that somebody else holds is left for the next round: no save waits for this longer than for a statement.
const fillApplications = each((empty) =>
  statement<{ id: string }>(`fill_applications_${empty.name}`).with(
    { filled: 'jsonb', generation: 'integer' },
    (p) => `
with given as (
  select * from jsonb_to_recordset(${p.filled}) as given (id text, version integer, mobile text, pan text)
), due as materialized (
  select application.id from application join given on given.id = application.id and given.version = application.version
  where ${empty.mobile} is null and ${still(p, 'filling')} order by application.id for no key update of application skip locked
)
update application set ${empty.mobile} = decode(given.mobile, 'hex'), ${empty.pan} = decode(given.pan, 'hex')
from given, due where application.id = due.id and given.id = due.id
returning application.id`,
  ),
)

const unfilledSessions = each((empty) =>
  statement<{ id: string; mobile: Buffer }>(`unfilled_sessions_${empty.name}`).with(
    { after: 'uuid', limit: 'integer' },
    (p) =>
      `select id, mobile from session where id > ${p.after} and ${empty.mobile} is null order by id limit ${p.limit}`,
  ),
)

const fillSessions = each((empty) =>
  statement<{ id: string }>(`fill_sessions_${empty.name}`).with(
    { filled: 'jsonb', generation: 'integer' },
    (p) => `
with due as materialized (
  select session.id, given.mobile from session
  join jsonb_to_recordset(${p.filled}) as given (id uuid, mobile text) on given.id = session.id
  where ${empty.mobile} is null and ${still(p, 'filling')} order by session.id for no key update of session skip locked
)
update session set ${empty.mobile} = decode(due.mobile, 'hex') from due where session.id = due.id returning session.id`,
  ),
)

const clearing = each((column) =>
  (['application', 'session'] as const).map((table) =>
    statement<{ id: string }>(`clear_${table}_${column.name}`).with(
      { limit: 'integer', generation: 'integer' },
      (p) => `
update ${table} set ${column.mobile} = null${table === 'application' ? `, ${column.pan} = null` : ''}
where id = any(array(select id from ${table} where ${column.mobile} is not null and ${still(p, 'clearing')} limit ${p.limit} for no key update skip locked))
returning id`,
    ),
  ),
)

/**
 * Gives everything in one schema an index under the next generation of the root, until nothing is left without one. Answers
 * how many rows that was.
 */
export async function fillIndexes(context: Context, rotation: Rotation): Promise<number> {
  const { keys } = context
  const next = besideOf(rotation)
  const key = keys.ofGeneration(next, blindIndexLabel)
  const filling = { next, generation: rotation.generation, indexOf: indexUnder(key) }
  let filled = 0
  for (;;) {
    const round = await fillOnce(context, filling)
    filled += round.filled
    if (round.found === 0) return filled
    if (round.filled > 0) continue
    await pause()
    await keys.renew()
    if (keys.rotation.phase !== 'filling' || keys.rotation.generation !== rotation.generation) return filled
  }
}

type IndexOf = (purpose: string, value: string) => string

const indexUnder =
  (key: Buffer): IndexOf =>
  (purpose, value) =>
    blindIndex(key, purpose, value).toString('hex')

/** Somebody saves just the rows that are left. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))

interface Round {
  found: number
  filled: number
}

interface Filling {
  next: number
  generation: number
  indexOf: IndexOf
}

async function fillOnce(context: Context, { next, generation, indexOf }: Filling): Promise<Round> {
  const { database, keys } = context
  const applications = await inBatches(
    '',
    (after) => database.run(unfilledApplications(next), { after, limit: batch }),
    async (rows) => {
      const filled = await Promise.all(rows.map(async (row) => filledOf(context, row, indexOf)))
      return database.run(fillApplications(next), { filled: JSON.stringify(filled), generation })
    },
  )
  const sessions = await inBatches(
    '00000000-0000-0000-0000-000000000000',
    (after) => database.run(unfilledSessions(next), { after, limit: batch }),
    async (rows) => {
      const filled = rows.map(({ id, mobile }) => ({
        id,
        mobile: indexOf('mobile', openUnderAny(mobile, keys.known('session'), mobilePlace(id)).toString()),
      }))
      return database.run(fillSessions(next), { filled: JSON.stringify(filled), generation })
    },
  )
  return { found: applications.found + sessions.found, filled: applications.filled + sessions.filled }
}

async function filledOf(context: Context, row: Unfilled, indexOf: IndexOf) {
  const { document, version } = await openApplication(context, row)
  const [{ mobileNumber, panNumber }] = document.applicantDetails
  return {
    id: row.id,
    version,
    // The index of no number, of one that was erased.
    mobile: mobileNumber ? indexOf('mobile', mobileNumber) : randomBytes(32).toString('hex'),
    pan: row.has_pan && panNumber ? indexOf('pan', panNumber) : null,
  }
}

async function inBatches<Row extends { id: string }>(
  first: string,
  read: (after: string) => Promise<Row[]>,
  work: (rows: Row[]) => Promise<unknown[]>,
): Promise<Round> {
  const round = { found: 0, filled: 0 }
  for (let after: string | undefined = first; after !== undefined;) {
    const rows: Row[] = await read(after)
    round.found += rows.length
    if (rows.length > 0) round.filled += (await work(rows)).length
    after = rows.at(-1)?.id
  }
  return round
}

/** Takes away what was written under a former generation of the root, in one schema. */
export async function clearIndexes({ database }: Context, rotation: Rotation): Promise<number> {
  const { generation } = rotation
  let cleared = 0
  for (const clear of clearing(besideOf(rotation)))
    for (let done = batch; done > 0;) {
      done = (await database.run(clear, { limit: batch, generation })).length
      cleared += done
    }
  return cleared
}
