import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { language } from '../../shapes/identifiers.ts'
import { screenAction, typedAt } from '../../shapes/screen-action.ts'
import { ofStep } from '../../wire-problems.ts'

export const updateApplication = defineCall({
  id: 'updateApplication',
  method: 'POST',
  path: '/api/apps/updateApplication',
  summary:
    'Saves one action of one screen: its answers, the checks it needs and the marker it sets. A draft moves no marker.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({
    applicationDetails: screenAction,
    draft: z.optional(z.boolean()),
    /** With a draft: the page is closing, and its hold yields. */
    leaving: z.optional(z.boolean()),
    typedAt,
    /** The version of each text that was shown beside a checkbox of this action; the answers say what was ticked. */
    consent: z.optional(z.array(consent).check(z.maxLength(8))),
    /** The language of those texts. */
    language,
  }),
  response: oneApplication,
  problems: ofStep,
  limit: 'save',
  repeat: 'effect',
})
