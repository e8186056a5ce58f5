import { randomBytes } from 'node:crypto'
import { blindIndex, blindIndexLabel } from '../crypto/blind-index.ts'
import { openUnderAny } from '../crypto/sealing.ts'
import { applicationColumns, openApplication, panIndexes, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { each } from './generation-columns.ts'
import type { PanClaims } from './cells/pan-claims.ts'
import { wroteUnderOther } from './root-indexes.ts'
import { besideOf, type Rotation, type Unopened } from './root-rotation.ts'
import { mobilePlace } from './session-row.ts'
import { statement, type Statement } from './statement.ts'
import { isKnownAs, stillIn, waitedIn } from './still-in-phase.ts'
import { isAmong, pagesOf, readPages, type Pages } from './table-pages.ts'
import { confirmed, ifItOpens } from './unopened.ts'

type UnfilledApplication = ApplicationRow & { has_pan: boolean }

interface UnfilledSession {
  id: string
  mobile: Buffer
}

/** What is done with one table. */
interface Filling<Row> {
  pages: Pages<{ due: boolean }>
  unfilled: Statement<Row, { readonly ids: 'text[]' }>
  /** A row that somebody else holds is left for the next try: no save waits for this longer than for a statement. */
  fill: Statement<{ id: string }, { readonly filled: 'jsonb'; readonly generation: 'integer' }>
}

/** Also for the test that each statement costs the same in a table of any size. */
export const fillingApplications = each((empty, full): Filling<UnfilledApplication> => ({
  pages: pagesOf('application', `unfilled_application_${empty.name}`, `${empty.mobile} is null as due`),
  // A PAN that is in no index, since another application had it first, comes into none.
  unfilled: statement<UnfilledApplication>(`unfilled_applications_${empty.name}`).with(
    { ids: 'text[]' },
    (p) => `
select ${applicationColumns('application')}, ${full.pan} is not null as has_pan from application
where ${isAmong('application', p.ids)} and ${empty.mobile} is null`,
  ),
  fill: statement<{ id: string }>(`fill_applications_${empty.name}`).with(
    { filled: 'jsonb', generation: 'integer' },
    (p) => `
with given as (
  select * from jsonb_to_recordset(${p.filled}) as given (id text, version integer, mobile text, pan text)
), due as materialized (
  select application.id from application join given on given.id = application.id and given.version = application.version
  where ${empty.mobile} is null and ${stillIn(p, 'filling')} order by application.id for no key update of application skip locked
)
update application set ${empty.mobile} = decode(given.mobile, 'hex'), ${empty.pan} = decode(given.pan, 'hex')
from given, due where application.id = due.id and given.id = due.id
returning application.id`,
  ),
}))

export const fillingSessions = each((empty): Filling<UnfilledSession> => ({
  pages: pagesOf('session', `unfilled_session_${empty.name}`, `${empty.mobile} is null as due`),
  unfilled: statement<UnfilledSession>(`unfilled_sessions_${empty.name}`).with(
    { ids: 'text[]' },
    (p) => `select id, mobile from session where ${isAmong('session', p.ids)} and ${empty.mobile} is null`,
  ),
  fill: statement<{ id: string }>(`fill_sessions_${empty.name}`).with(
    { filled: 'jsonb', generation: 'integer' },
    (p) => `
with due as materialized (
  select session.id, given.mobile from session
  join jsonb_to_recordset(${p.filled}) as given (id uuid, mobile text) on given.id = session.id
  where ${empty.mobile} is null and ${stillIn(p, 'filling')} order by session.id for no key update of session skip locked
)
update session set ${empty.mobile} = decode(due.mobile, 'hex') from due where session.id = due.id returning session.id`,
  ),
}))

interface Filled {
  filled: number
  /** Whatever has no index yet, because it does not open. */
  unopened: readonly Unopened[]
}

/**
 * Gives everything in one schema an index under the next generation of the root: in this phase whatever is written has one
 * already, so that nothing is left behind once it has been passed.
 */
export async function fillIndexes(context: Context, rotation: Rotation): Promise<Filled> {
  const { keys } = context
  const next = besideOf(rotation)
  const indexOf = indexUnder(keys.ofGeneration(next, blindIndexLabel))
  const applications = await fillTable(context, rotation, {
    ...fillingApplications(next),
    column: 'document',
    valuesOf: async (row) => filledOf(context, row, indexOf),
  })
  const sessions = await fillTable(context, rotation, {
    ...fillingSessions(next),
    column: 'mobile',
    valuesOf: ({ id, mobile }) => ({
      values: {
        id,
        mobile: indexOf('mobile', openUnderAny(mobile, keys.known('session'), mobilePlace(id)).toString()),
      },
    }),
  })
  return {
    filled: applications.filled + sessions.filled,
    unopened: await confirmed(keys, rotation, [...applications.unopened, ...sessions.unopened]),
  }
}

type IndexOf = (purpose: string, value: string) => string

const indexUnder =
  (key: Buffer): IndexOf =>
  (purpose, value) =>
    blindIndex(key, purpose, value).toString('hex')

async function filledOf(context: Context, row: UnfilledApplication, indexOf: IndexOf): Promise<Due> {
  const { id, document, version, state } = await openApplication(context, row)
  const [{ mobileNumber, panNumber }] = document.applicantDetails
  const pan = row.has_pan && panNumber ? panNumber : undefined
  const { generation } = context.keys.rotation
  return {
    values: {
      id,
      version,
      // The index of no number, of one that was erased.
      mobile: mobileNumber ? indexOf('mobile', mobileNumber) : randomBytes(32).toString('hex'),
      pan: pan ? indexOf('pan', pan) : null,
    },
    // A closed one holds no PAN against others.
    ...(pan && state === 'open' && { claim: { applicationId: id, pan: panIndexes(context, document), generation } }),
  }
}

/** Of several cells: a PAN is claimed under the next generation before its row says so. False: to be looked at again. */
async function isClaimed({ cells }: Context, { claim }: Due): Promise<boolean> {
  if (!claim || !cells.pans) return true
  try {
    return await cells.pans.claim(claim)
  } catch (error) {
    if (wroteUnderOther(error)) return false
    throw error
  }
}

interface Due {
  values: object
  claim?: Parameters<PanClaims['claim']>[0]
}

interface TableFilling<Row> extends Filling<Row> {
  /** The one whose value the index is of. */
  column: string
  valuesOf: (row: Row) => Due | Promise<Due>
}

async function fillTable<Row extends { id: string }>(
  context: Context,
  rotation: Rotation,
  filling: TableFilling<Row>,
): Promise<Filled> {
  const all = { filled: 0, unopened: new Array<Unopened>() }
  for await (const rows of readPages(context.database, filling.pages)) {
    const ids = rows.flatMap(({ key: [id], due }) => (due && id !== undefined ? [id] : []))
    const { filled, unopened } = await fillPage(context, rotation, filling, ids)
    all.filled += filled
    all.unopened.push(...unopened)
    if (!isKnownAs(context.keys, rotation)) break
  }
  return all
}

/** Until only what does not open is left of these. */
async function fillPage<Row extends { id: string }>(
  context: Context,
  rotation: Rotation,
  { pages: { table }, unfilled, fill, column, valuesOf }: TableFilling<Row>,
  ids: readonly string[],
): Promise<Filled> {
  const { cell, database, keys } = context
  for (let filled = 0; ;) {
    const rows = ids.length > 0 ? await database.run(unfilled, { ids }) : []
    const opened = (await Promise.all(rows.map((row) => ifItOpens(() => valuesOf(row))))).flatMap((due) => due ?? [])
    if (opened.length === 0) return { filled, unopened: rows.map(({ id }) => ({ cell, table, column, id })) }
    const values: object[] = []
    for (const due of opened) if (await isClaimed(context, due)) values.push(due.values)
    const done = await database.run(fill, { filled: JSON.stringify(values), generation: rotation.generation })
    filled += done.length
    if (done.length === 0 && !(await waitedIn(keys, rotation))) return { filled, unopened: [] }
  }
}
