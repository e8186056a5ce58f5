import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'

/**
 * What a span may say: names of ours and short codes. Never what an applicant entered, an address with an id in it, a
 * statement's values or an error's message (T18).
 */
export interface SpanAttributes {
  call?: CallId
  'http.request.method'?: 'GET' | 'POST'
  /** The path as the contract or the operation has it. */
  'http.route'?: string
  'http.response.status_code'?: number
  problem?: ProblemCode
  system?: SystemName
  outcome?: string
  'job.kind'?: string
  'job.attempt'?: number
  'db.system.name'?: 'postgresql'
  'db.operation.name'?: string
  /** The name of the error that ended it. */
  'error.type'?: string
}

export const spanAttributes: readonly (keyof SpanAttributes)[] = [
  'call',
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'problem',
  'system',
  'outcome',
  'job.kind',
  'job.attempt',
  'db.system.name',
  'db.operation.name',
  'error.type',
]

export interface SpanAbout {
  kind: 'call' | 'request' | 'job' | 'store'
  name: string
  attributes: SpanAttributes
}

/** Where spans are recorded. Without an endpoint that collects them there is none of it. */
export interface Spans {
  /** Does the work as a span of the trace that is present; `note` adds what is known later. An error ends it as one. */
  within: <Result>(about: SpanAbout, work: (note: (more: SpanAttributes) => void) => Result) => Result
  /** Sends what has not been sent. */
  close: () => Promise<void>
}
