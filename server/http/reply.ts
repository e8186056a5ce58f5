import type { ResponseBody } from '@card-journey/contract/response-body.ts'
import type { ProblemDetail } from '@card-journey/contract/shapes/problem-detail.ts'
import { problems, type ProblemCode } from '@card-journey/contract/problem.ts'

/** What a route's handler gives: the response of its contract, or one problem of those that it can answer. */
export type Reply<T, Problem extends ProblemCode = ProblemCode> = Success<T> | Refusal<Problem>

interface Aside {
  /** Cookies to set, already formatted. */
  cookies?: readonly string[]
  /** The application that the session holds from now on; a fresh token is sent for it. */
  hold?: { sessionId: string; applicationId: string; epoch: number }
}

export interface Success<T> extends Aside {
  ok: true
  response: T
}

export interface Refusal<Problem extends ProblemCode = ProblemCode> extends Aside {
  ok: false
  problem: Problem
  detail: ProblemDetail
}

export const success = <T>(response: T, aside: Aside = {}): Success<T> => ({ ok: true, response, ...aside })

export const refuse = <Problem extends ProblemCode>(
  problem: Problem,
  detail: ProblemDetail = {},
  aside: Aside = {},
): Refusal<Problem> => ({
  ok: false,
  problem,
  detail,
  ...aside,
})

export const statusOf = (reply: Reply<unknown>): number => (reply.ok ? 200 : problems[reply.problem].status)

/** Seconds for the header Retry-After of a refusal that says when to come back; business outcomes (200) have none. */
export function retryAfterOf(reply: Reply<unknown>, at: number): number | undefined {
  if (reply.ok || statusOf(reply) === 200) return undefined
  const { retryAfterSeconds, until } = reply.detail
  if (retryAfterSeconds !== undefined) return retryAfterSeconds
  return until === undefined ? undefined : Math.max(1, Math.ceil((Date.parse(until) - at) / 1000))
}

/** What renews the browser's hold: a fresh token, and when its session ends without a further call. */
export type HeldToken = Required<Pick<ResponseBody, 'token' | 'sessionEndsAt'>>

/** The body before encryption (rulings, section 5). */
export function bodyOf(reply: Reply<unknown>, hold?: HeldToken): string {
  return JSON.stringify(
    reply.ok
      ? { status: 'success', response: reply.response, ...hold }
      : {
          status: 'failed',
          response: reply.detail,
          message: problems[reply.problem].when,
          errorCode: reply.problem,
          ...hold,
        },
  )
}
