import { endReasons } from '@card-journey/journey/application/end-reasons.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

const language = z.enum(languages)

export const decisionNotice = defineCall({
  id: 'decisionNotice',
  method: 'POST',
  path: '/api/apps/decisionNotice',
  summary:
    'What the applicant was told when the application ended: its parts for the page, the whole text as a letter.',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({ language }),
  response: z.strictObject({
    reason: z.enum(endReasons),
    language,
    madeAt: z.string(),
    subject: z.string(),
    parts: z.array(
      z.strictObject({
        part: z.enum(['decision', 'todo', 'again', 'bureau', 'contest', 'complain']),
        heading: z.string(),
        paragraphs: z.array(z.string()),
        points: z.array(z.string()),
        /** The point that says to have a person look again: of no use to somebody who has asked for that. */
        asking: z.optional(z.string()),
        /** That point as a question, which the page asks beside its button. */
        doubt: z.optional(z.string()),
      }),
    ),
    /** The letter, whole; `sha256` is of its UTF-8. */
    text: z.string(),
    sha256: z.string(),
    /** The first day on which to apply again, yyyy-MM-dd; absent once it has come, or where nothing is blocked. */
    againFrom: z.optional(z.string()),
  }),
  problems: ['NOT_FOUND'],
  limit: 'session',
  repeat: 'read',
})
