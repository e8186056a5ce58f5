import type { RequestOf } from '@card-journey/contract/call.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { AskOptions, Engine, Outcome } from './journey.ts'

/**
 * The answers share an object with the action's address; an index signature of strings can't express that version is a
 * number.
 */
export type SavedAction = RequestOf<typeof updateApplication>['applicationDetails']

interface Draft {
  screen: string
  answers: Readonly<Record<string, string>>
  typedAt: number
  leaving: boolean
}

/** Sends what is typed on a screen, before any action is chosen: a draft belongs to its screen. */
export function sendDraft(
  ask: Engine['ask'],
  { screen, answers, typedAt, leaving }: Draft,
  { applicationReferenceNo, version }: ApplicationView,
  language: Language,
  options: AskOptions,
): Promise<Outcome<unknown>> {
  return ask(
    updateApplication,
    {
      applicationDetails: { ...answers, applicationReferenceNo, version, screen, action: 'submit' } as SavedAction,
      typedAt,
      draft: true,
      ...(leaving && { leaving: true }),
      language,
    },
    options,
  )
}
