import { forgottenAfterDays, keptAnswers } from './kept-answers.ts'

/** A kind of record whose rows are deleted, or emptied, so many days after a time that they carry. */
export interface Perishable {
  kind: string
  table: string
  /** The column, or the expression of an index, by whose order the oldest are found. */
  column: string
  days: number
  /** From when the days count, for the documents. */
  since: string
  /** Further conditions, as an index has them; `$1` is the time before which a row is too old. */
  and?: string
  /** The column that is emptied where the row stays. */
  empties?: string
  why: string
}

const rows: readonly Perishable[] = [
  {
    kind: 'Kept answers of calls',
    table: 'idempotency',
    column: 'begun_at',
    days: 30,
    since: 'the call',
    why: 'a repeated call is answered as the first one was',
  },
  {
    kind: 'One-time codes',
    table: 'challenge',
    column: 'created_at',
    days: 2,
    since: 'it was made',
    why: 'a code works for minutes; tries are counted for a day',
  },
  {
    kind: 'Counters and locks of a number or address',
    table: 'challenge_target',
    column: "coalesce(sends[cardinality(sends)], '-infinity'::timestamptz)",
    days: 2,
    since: 'the last code',
    and: '(locked_until is null or locked_until < $1)',
    why: 'codes are counted by the hour, tries by the day',
  },
  {
    kind: 'Enquiries about a mobile number before there is an application',
    table: 'provider_call',
    column: 'begun_at',
    days: 2,
    since: 'it began',
    and: "application_id like 'mobile-%'",
    why: 'the same enquiry is not made twice a day',
  },
  {
    kind: 'Counted calls and tries',
    table: 'limit_window',
    column: 'resets_at',
    days: 0,
    since: 'the window is over',
    why: 'it counts no more',
  },
  {
    kind: 'Sessions',
    table: 'session',
    column: 'created_at',
    days: 30,
    since: 'the sign-in',
    why: 'a session lives for hours; after that it says who had the application open',
  },
  {
    kind: 'Links of messages',
    table: 'link',
    column: 'expires_at',
    days: 30,
    since: 'it works no more',
    and: "purpose <> 'client-data'",
    why: 'whoever opens an old one is told so',
  },
  {
    kind: 'Client data of prepared applications',
    table: 'link',
    column: 'expires_at',
    days: 30,
    since: 'its link works no more',
    and: "purpose = 'client-data'",
    empties: 'payload',
    why: 'that somebody had it stays: its link must never open again',
  },
  {
    kind: 'Messages handed to a mail server',
    table: 'mail_reference',
    column: 'begun_at',
    days: 60,
    since: 'it was handed over',
    why: 'none is sent twice',
  },
  {
    kind: 'Booked video calls',
    table: 'booked_call',
    column: 'starts_at',
    days: 30,
    since: 'the call',
    why: 'the desk may ask about it',
  },
  {
    kind: 'Ways into a video room',
    table: 'room_token',
    column: 'expires_at',
    days: 0,
    since: 'it works no more',
    why: 'it is good for one join',
  },
  {
    kind: 'Traces of decisions',
    table: 'decision_trace',
    column: 'keep_until',
    days: 0,
    since: '`decisionTraceDays` (policy) after the decision',
    why: 'a decision must stay explainable',
  },
  {
    kind: 'Failures that browsers reported',
    table: 'report',
    column: 'at',
    days: 180,
    since: 'the report',
    why: 'a fault is looked into',
  },
  {
    kind: 'Jobs that were handed to the queue',
    table: 'outbox',
    column: 'due_at',
    days: 30,
    since: 'it was due',
    and: 'relayed_at is not null',
    why: 'the same job is not queued twice',
  },
]

/** The reference stays, so that nothing is asked for twice. */
const answers: readonly Perishable[] = [...forgottenAfterDays()].flatMap(([days, systems]) =>
  systems.map((system) => ({
    kind: `Answers of \`${system}\``,
    table: 'provider_call',
    column: 'finished_at',
    days,
    since: 'the answer',
    and: `system = '${system}'`,
    empties: 'outcome',
    why: keptAnswers[system].why,
  })),
)

/**
 * How long each kind of record is kept that goes by its age alone: the purge (purge.ts), docs/generated/retention.md and the
 * tests are made of it.
 */
export const perishables: readonly Perishable[] = [...rows, ...answers]
