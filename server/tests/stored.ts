import { expect } from 'vitest'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Call } from '@card-journey/contract/call.ts'
import { personKey, personOf, registryKey } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { rowsOfCall } from '@card-journey/journey/steps/actions.ts'
import { sampleTime } from '@card-journey/journey/steps/sample-answers.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { schemasOf } from '../store/cells/schemas.ts'
import type { Applicant } from './applicant.ts'
import type { Running } from './running.ts'

/** Every row of every table of every cell as JSON, by schema and table. `jobs`: including the queues' own tables, which change by themselves. */
export async function rowsOf({ server }: Running, { jobs = false } = {}): Promise<Record<string, readonly string[]>> {
  const { database, cells } = server.composed.store
  const { pool } = database
  const schemas = cells.flatMap((_, cell) => {
    const of = schemasOf(cell)
    return [of.tables ?? 'public', ...(jobs ? [of.jobs] : [])]
  })
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = any($1) order by 1`,
    [schemas],
  )
  const rows: Record<string, readonly string[]> = {}
  for (const { name } of tables.rows) {
    // When a session was last seen is written by reads as well.
    const found = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'last_seen_at')::text as row from ${name} t order by 1`,
    )
    rows[name] = found.rows.map(({ row }) => row)
  }
  return rows
}

/** Calls to the bank's systems so far, except those to the clock. */
export const systemCalls = ({ logged }: Running): number => logged().split('"event":"system-call"').length - 1

/** Runs attacks; afterwards every row of every table must be unchanged, and none of the bank's systems asked. */
export async function expectNoEffect(product: Running, attacks: () => Promise<void>): Promise<void> {
  // What was done before is sealed once a minute: not in between.
  const { deps, store } = product.server.composed
  await store.sealAudit(deps.clock())
  const [before, asked] = [await rowsOf(product), systemCalls(product)]
  await attacks()
  const after = await rowsOf(product)
  const changed = Object.keys(after).flatMap((table) =>
    (after[table] ?? []).filter((row) => !before[table]?.includes(row)).map((row) => `${table} ${row.slice(0, 300)}`),
  )
  expect(changed).toEqual([])
  expect(Object.values(after).flat()).toHaveLength(Object.values(before).flat().length)
  expect(systemCalls(product)).toBe(asked)
}

/** A record on which the flow opens the call: a new-to-bank applicant's, if one of theirs does. */
export function openState(call: Call): Application {
  const open = [...reachable('NTB'), ...reachable('ETB')]
    .map(({ record }) => record)
    .find((record) =>
      call.allowed !== 'by-action'
        ? record.completedScreen === 'VERIFY_MOBILE'
        : rowsOfCall(call.id, record.customerType).some((row) => mayAct(viewOf(record), row.screen, row.action)),
    )
  if (!open) throw new Error(`no state opens ${call.id}`)
  return open
}

/** Puts an applicant's stored record into a state that the flow can actually reach; returns its version. */
export async function placeAt(
  { server }: Running,
  { applicationId, settings: { mobileNumber } }: Applicant,
  record: Application,
): Promise<number> {
  const { store, clock } = server.composed.deps
  const stored = await store.applications.read(applicationId)
  if (!stored) throw new Error('no application')
  const [person] = record.applicantDetails
  // A PAN may be in one application only.
  const own = person.panNumber ? { panNumber: `ABCPS${mobileNumber.slice(-4)}K` } : {}
  const placed: Application = {
    ...record,
    applicationReferenceNo: stored.id,
    applicantDetails: [{ ...person, mobileNumber, ...own }],
  }
  const { ckyc } = record.facts
  const searched =
    ckyc?.for === registryKey(person) ? { ckyc: { ...ckyc, for: registryKey({ ...person, ...own }) } } : {}
  // An enquiry that was announced to the sample's person was announced to the one with the other PAN.
  const { enquiry } = record.facts
  const ofPerson = enquiry?.for === personKey(personOf(record))
  // An Aadhaar check of the samples is one of today: an older one lapses by itself.
  const { aadhaar } = record.facts
  const verified = aadhaar?.verifiedAt === sampleTime
  const saved = await store.save({
    writer: 'job',
    applicationId: stored.id,
    version: stored.version,
    document: withFacts(placed, {
      ...searched,
      ...(verified && { aadhaar: { ...aadhaar, verifiedAt: new Date(clock()).toISOString() } }),
      ...(ofPerson && { enquiry: { ...enquiry, for: personKey(personOf(placed)) } }),
    }),
    audit: [],
    at: clock(),
  })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  return saved.application.version
}
