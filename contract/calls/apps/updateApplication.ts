import { longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { identifier, language } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

/** Ids of screens and actions, markers. */
const name = z.string().check(z.regex(/^[\w-]{1,40}$/))
const answer = z.string().check(z.maxLength(longestContest))

export const updateApplication = defineCall({
  id: 'updateApplication',
  method: 'POST',
  path: '/api/apps/updateApplication',
  summary:
    'Saves one action of one screen: its answers, the checks it needs and the marker it sets. A draft moves no marker.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({
    /** The action's address and, beside it, that screen's fields; a field that is not the screen's refuses the whole call. */
    applicationDetails: z.catchall(
      z.strictObject({
        applicationReferenceNo: identifier,
        version: z.int(),
        screen: name,
        action: name,
        completedScreen: z.optional(name),
      }),
      answer,
    ),
    draft: z.optional(z.boolean()),
    /** With a draft: the page is closing, and its hold yields. */
    leaving: z.optional(z.boolean()),
    /**
     * When the answers were typed: ms since 1970 by the server's clock as the browser knows it. Drafts and saves of a
     * screen are ordered by it, however late they arrive.
     */
    typedAt: z.optional(z.int().check(z.minimum(0))),
    /** The version of each text that was shown beside a checkbox of this action; the answers say what was ticked. */
    consent: z.optional(z.array(consent).check(z.maxLength(8))),
    /** The language of those texts. */
    language,
  }),
  response: oneApplication,
  problems: [
    'NOT_ELIGIBLE',
    'FIELDS_REFUSED',
    'CONSENT_CHANGED',
    'FIELD_NOT_YOURS',
    'NOT_FOUND',
    'P100',
    'P102',
    'P107',
    'crnAttemptsExceeded',
    ...ofSaving,
  ],
  limit: 'save',
  repeat: 'effect',
})
