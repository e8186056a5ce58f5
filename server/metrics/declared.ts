import { problems } from '@card-journey/contract/problem.ts'
import { callIds } from '@card-journey/journey/ids/calls.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { systemNames } from '@card-journey/providers/operation.ts'
import { limitNames, limitScopes } from '../http/rate-limits.ts'
import { jobPayloads } from '../jobs/kinds.ts'
import { events } from '../log.ts'
import { challengePurposes } from '../store/challenge-records.ts'

/** The values that each label may have: a closed list, so that no series is about a person and their number is bounded. */
type Labels = Readonly<Record<string, readonly string[]>>

interface Declared {
  type: 'counter' | 'gauge' | 'histogram'
  /** Of one node, or of the whole database, which every node answers alike. */
  of: 'node' | 'database'
  says: string
  labels: Labels
  buckets?: readonly number[]
}

const counter = <const L extends Labels>(says: string, labels: L) =>
  ({ type: 'counter', of: 'node', says, labels }) as const
const histogram = <const L extends Labels>(says: string, labels: L, buckets: readonly number[]) =>
  ({ type: 'histogram', of: 'node', says, labels, buckets }) as const
const gauge = <const L extends Labels>(of: Declared['of'], says: string, labels: L) =>
  ({ type: 'gauge', of, says, labels }) as const

const jobKinds = Object.keys(jobPayloads)
const seconds = [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 15]

/** What a label's value is called that is not in its list. */
export const otherValue = 'other'

/**
 * Every metric that this program adds to those of the process. What is not listed does not compile, and a value that its
 * label's list lacks is counted as `other`. docs/generated/metrics.md is made of this.
 */
export const metrics = {
  http_request_seconds: histogram(
    'Requests under `/api/`, from their head to the answer’s last byte, by call and class of status.',
    { call: [...callIds, otherValue], status: ['2xx', '3xx', '4xx', '5xx'] },
    seconds,
  ),
  call_refusals_total: counter('Calls that were answered with a problem.', {
    call: callIds,
    problem: Object.keys(problems),
  }),
  rate_limited_total: counter('Calls that were refused because there were too many: by browser, address, or block.', {
    scope: limitScopes,
    limit: limitNames,
  }),
  applications_total: counter(
    'Applications that came to a stage, each once. `submitted`: decided on for the first time; `approved`: for the first time, by the rules or after the income documents; `carded`: the card exists.',
    { stage: ['begun', 'submitted', 'approved', 'carded'] },
  ),
  decisions_total: counter('Decisions that were saved: of the first rules, or the final one on income documents.', {
    run: ['rules', 'final'],
    outcome: ['approve', 'refer', 'reject', 'socialTrust'],
  }),
  leaves_total: counter('Pages that were hidden or left in an unfinished application, by screen.', {
    screen: screenIds,
  }),
  codes_total: counter(
    'One-time codes that were asked for. `created` ones were handed to their gateway; the others were refused by the limits of their target.',
    { purpose: challengePurposes, outcome: ['created', 'tooSoon', 'limited', 'locked'] },
  ),
  code_entries_total: counter('Entries of one-time codes. `none`: there was no live code.', {
    purpose: challengePurposes,
    outcome: ['right', 'wrong', 'none', 'locked'],
  }),
  bank_system_seconds: histogram(
    'Calls of the bank’s systems, with their repetitions, by outcome.',
    { system: systemNames, outcome: ['answered', 'refused', 'unavailable', 'unknown'] },
    seconds,
  ),
  bank_system_breaker: gauge('node', '1 for the state that the breaker of a system is in, 0 for the others.', {
    system: systemNames,
    state: ['closed', 'halfOpen', 'open'],
  }),
  job_seconds: histogram(
    'Attempts at jobs. `givenUp`: it failed for the last time.',
    { kind: jobKinds, outcome: ['done', 'failed', 'givenUp'] },
    seconds,
  ),
  page_render_seconds: histogram(
    'Rendering of a page; each is rendered once per language and master data.',
    {},
    seconds,
  ),
  notifications_total: counter('Notifications of the bank’s systems, by what came of them.', {
    outcome: ['look', 'limited', 'nothing', 'unknown', 'otherType', 'unreadable', 'forged', 'late'],
  }),
  log_lines_total: counter('Warnings and errors in the log, by event ([the log](log.md)).', {
    event: Object.keys(events),
  }),
  database_connections: gauge(
    'node',
    'Connections to the database that are used or idle, and work that waits for one. `jobs`: those of the queue, if it has its own.',
    { pool: ['store', 'jobs'], state: ['used', 'idle', 'waiting'] },
  ),
  database_answers: gauge('node', '1 if the database answered this node within the last seconds, otherwise 0.', {}),
  master_version: gauge(
    'node',
    'The number of the published master data that this node works with; none with `MASTER_FROM=folder`. Equal on all nodes.',
    {},
  ),
  master_late_seconds: gauge(
    'node',
    'How long another published version has been in force than this node works with; 0 if it works with that one.',
    {},
  ),
  root_generation: gauge(
    'node',
    'The generation of the root that this node derives keys from. Equal on all nodes.',
    {},
  ),
  root_rotation_seconds: gauge(
    'node',
    'How long the rotation of the root has been in this phase, as this node knows it; 0 for the others, and if none is under way.',
    { phase: ['filling', 'clearing'] },
  ),
  outbox_waiting: gauge('database', 'Entries of the outbox that are due and not yet handed to the queue.', {}),
  outbox_oldest_seconds: gauge('database', 'How long the oldest of them has been due; 0 if there is none.', {}),
  jobs_waiting: gauge('database', 'Jobs in the queue that have not begun, by kind.', { kind: jobKinds }),
  jobs_oldest_seconds: gauge(
    'database',
    'How long the oldest due job has waited for a worker; 0 if there is none.',
    {},
  ),
} as const satisfies Readonly<Record<string, Declared>>

export type Metric = keyof typeof metrics
type NameOf<Type extends Declared['type']> = {
  [Name in Metric]: (typeof metrics)[Name]['type'] extends Type ? Name : never
}[Metric]
export type CounterName = NameOf<'counter'>
export type HistogramName = NameOf<'histogram'>
export type GaugeName = NameOf<'gauge'>

/** A value for each label. */
export type LabelsOf<Name extends Metric> = {
  readonly [Label in keyof (typeof metrics)[Name]['labels']]: string
}
