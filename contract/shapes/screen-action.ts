import { longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import * as z from 'zod/mini'
import { identifier } from './identifiers.ts'

/** Ids of screens and actions, markers. */
const name = z.string().check(z.regex(/^[\w-]{1,40}$/))
const answer = z.string().check(z.maxLength(longestContest))

/**
 * One action of one screen: its address and, beside it, that screen's fields. A field that is not the screen's refuses the
 * whole call.
 */
export const screenAction = z.catchall(
  z.strictObject({
    applicationReferenceNo: identifier,
    version: z.int(),
    screen: name,
    action: name,
    completedScreen: z.optional(name),
  }),
  answer,
)

/**
 * When the answers were typed: ms since 1970 by the server's clock as the browser knows it. Drafts and saves of a screen
 * are ordered by it, however late they arrive.
 */
export const typedAt = z.optional(z.int().check(z.minimum(0)))
