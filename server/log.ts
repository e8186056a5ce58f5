import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { CallReport } from '@card-journey/providers/transport.ts'
import { pino } from 'pino'
import { currentTrace } from './tracing.ts'

/** Values that a log line may carry: short codes, ids of ours, counts and durations. Never what an applicant entered (T18). */
interface Values {
  /** Id of a call of the contract; `endpoint`: its path. */
  call: string
  endpoint: string
  status: number
  problem: ProblemCode | 'NETWORK' | 'other'
  ms: number
  traceId: string
  /** The build of the page that called. */
  build: string
  failedTrace: string
  transactionId: string
  system: CallReport['system']
  path: string
  outcome: string
  attempts: number
  fault: NonNullable<CallReport['fault']>
  /** Names of fields. */
  dropped: string
  reference: string
  marker: string
  screen: ScreenId | 'other'
  kind: string
  /** Of several cells, by its number. */
  cell: number
  reason: string
  name: string
  stack: Frames
  sqlState: string
  constraint: string
  /** Name of the error that caused it. */
  cause: string
  url: string
  code: string
  version: number | string
  number: number
  count: number
  offsetMs: number
  engine: 'postgresql' | 'pglite'
  port: number
  signal: NodeJS.Signals
}

/**
 * Every event: when a line is written, and the fields that it has. What is not listed does not compile, and is dropped
 * before writing; a deny-list would miss new ones. docs/generated/log.md is made of this.
 */
export const events = {
  'application-closed': { says: 'An application ended: declined, withdrawn, replaced or run out.', fields: ['reason'] },
  'applications-erased': {
    says: 'Applications that ended long ago without a card are being erased; so many today.',
    fields: ['count'],
  },
  'application-created': { says: 'An application began.', fields: ['version', 'name'] },
  'back-office': {
    says: 'A case was moved on by what the back office said; with a reason: it could not be. Look at the case.',
    fields: ['marker', 'reference', 'reason'],
  },
  'browser-error': {
    says: 'A page reports a failure of its own. `failedTrace` is the call that failed.',
    fields: ['kind', 'screen', 'name', 'endpoint', 'problem', 'traceId', 'failedTrace'],
  },
  bug: {
    says: 'An error of ours: the applicant read a general one. Report it with its trace; `stack` holds no message.',
    fields: ['call', 'name', 'sqlState', 'constraint', 'cause', 'stack', 'url'],
  },
  'bureau-entries-dropped': {
    says: 'A bureau’s report held addresses that are none; they are not offered.',
    fields: ['count'],
  },
  call: {
    says: 'A call was answered.',
    fields: ['call', 'status', 'problem', 'ms', 'traceId', 'transactionId', 'build'],
  },
  'client-data-unusable': {
    says: 'A partner’s data about a client could not be read; the applicant types it.',
    fields: [],
  },
  'clock-moved': { says: 'The sandbox bank’s clock was moved.', fields: ['offsetMs'] },
  'codes-limited': {
    says: 'An address asked for more codes than it may (`CODES_PER_ADDRESS`). Many of these: an attack, or an office behind one address.',
    fields: ['kind'],
  },
  'contest-refused': {
    says: 'The back office did not take a contest of a decision; it is not asked again. Look at the case.',
    fields: ['reason'],
  },
  'database-down': {
    says: 'A call found no database. Browsers repeat it for a minute.',
    fields: ['call', 'name', 'sqlState', 'reason'],
  },
  ending: { says: 'The process was told to end; it drains first.', fields: ['signal'] },
  'etb-url-not-allowed': {
    says: 'An existing customer’s address in the master data is none that may be opened. Correct the product.',
    fields: ['code'],
  },
  'file-refused': { says: 'An uploaded file was refused.', fields: ['reason'] },
  'files-swept': { says: 'Files that no application has any more were deleted.', fields: ['count'] },
  'job-failed': {
    says: 'A job failed and will be tried again, or was given up. Read the reason.',
    fields: ['kind', 'cell', 'name', 'sqlState', 'constraint', 'cause', 'reason', 'stack'],
  },
  'jobs-not-started': {
    says: 'The job queue could not start; it is tried again every minute at least. Jobs wait.',
    fields: ['reason'],
  },
  'link-not-allowed': {
    says: 'A system of the bank sent a link to a host that is not allowed; nobody was sent there.',
    fields: ['system'],
  },
  listening: { says: 'The server takes calls.', fields: ['port', 'engine'] },
  'master-data-loaded': {
    says: 'Master data took effect; `version` tells nodes apart, `number` is the published version.',
    fields: ['version', 'number'],
  },
  'master-data-not-asked': {
    says: 'The database was not to be asked for published versions; the present one stays. It is asked again every second.',
    fields: ['name', 'reason'],
  },
  'master-data-refused': {
    says: 'New master data can’t be used, and the former stays. Correct the file that is named, and publish it.',
    fields: ['reason'],
  },
  'message-too-long': {
    says: 'A template makes a message of more parts than allowed. Shorten it.',
    fields: ['kind', 'count'],
  },
  'no-bureau-consent': { says: 'The credit bureau was not asked: the consent for it is missing.', fields: [] },
  'no-decision': { says: 'The rules gave no decision, so the case goes to the back office.', fields: ['reason'] },
  notification: { says: 'A system of the bank told of a change.', fields: ['outcome', 'reference'] },
  overloaded: { says: 'The event loop ran late and new work was refused (`OVERLOAD_MS`). Add nodes.', fields: ['ms'] },
  'page-not-rendered': {
    says: 'A page could not be rendered; its visitor read a general error.',
    fields: ['url', 'reason', 'stack'],
  },
  'people-not-seeded': { says: 'The sandbox’s people could not be made.', fields: ['reason'] },
  'people-seeded': { says: 'The sandbox’s people were made.', fields: ['count'] },
  room: { says: 'Somebody joined or left the room of a video call.', fields: ['outcome', 'ms'] },
  'spans-not-sent': {
    says: 'The collector of spans (`OTEL_EXPORTER_OTLP_ENDPOINT`) took none; `count` are lost. At most a line a minute.',
    fields: ['count'],
  },
  'storage-down': {
    says: 'The place of uploaded files can’t be written. Applicants are asked to try again.',
    fields: ['reason'],
  },
  'system-call': {
    says: 'One of the bank’s systems was asked. `fault` says why it gave nothing.',
    fields: ['system', 'path', 'outcome', 'attempts', 'ms', 'fault', 'dropped'],
  },
  'unknown-marker': {
    says: 'An application stands at a marker that the flow doesn’t know. Its applicant reads a calm page; look at the case.',
    fields: ['kind', 'marker'],
  },
} as const satisfies Readonly<Record<string, { says: string; fields: readonly (keyof Values)[] }>>

export type Event = keyof typeof events
export type FieldsOf<E extends Event> = {
  readonly [Name in (typeof events)[E]['fields'][number]]?: Values[Name] | undefined
}

type Write = <E extends Event>(event: E, fields: FieldsOf<E>) => void

export interface Log {
  info: Write
  warn: Write
  error: Write
}

/** The fields that are actually written, and the trace that the line belongs to. */
export function allowedFields<E extends Event>(event: E, fields: FieldsOf<E>): Readonly<Record<string, unknown>> {
  const names: readonly string[] = events[event].fields
  const trace = currentTrace()
  const allowed = Object.entries(fields).filter(([name]) => names.includes(name))
  return { ...Object.fromEntries(allowed), ...(trace && { trace }) }
}

/** Lines of a stack without a message. */
type Frames = string & { readonly frames: unique symbol }

/** Where an error was thrown, without its message, which may quote what someone entered (T18). */
export const framesOf = ({ stack = '' }: Error): Frames =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') as Frames

/** Structured lines on stderr; stdout is for the addresses that `npm start` prints. */
export function createLog(level: string): Log {
  const logger = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: false }),
  )
  return {
    info: (event, fields) => void (logger.isLevelEnabled('info') && logger.info(allowedFields(event, fields), event)),
    warn: (event, fields) => logger.warn(allowedFields(event, fields), event),
    error: (event, fields) => logger.error(allowedFields(event, fields), event),
  }
}
