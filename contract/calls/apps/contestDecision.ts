import { longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const contestDecision = defineCall({
  id: 'contestDecision',
  method: 'POST',
  path: '/api/apps/contestDecision',
  summary: 'After an ending: asks for a person at the bank to look again, once, perhaps with a few words.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({
    words: z.optional(z.string().check(z.maxLength(longestContest))),
    language: z.enum(languages),
  }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
