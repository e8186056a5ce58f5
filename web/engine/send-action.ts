import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { addressUpdate } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { customerOfferDetails } from '@card-journey/contract/calls/etb/customerOfferDetails.ts'
import { consentsOf } from '@card-journey/journey/application/consent.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { actionRow } from '@card-journey/journey/steps/actions.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { AskOptions, Engine, JourneyState, Outcome } from './journey.ts'
import type { SavedAction } from './send-draft.ts'

/** Calls that carry an action with its answers, as updateApplication does for the others. */
const carriers: Readonly<Partial<Record<CallId, typeof customerOfferDetails | typeof addressUpdate>>> = {
  customerOfferDetails,
  addressUpdate,
}

interface Action {
  screen: string
  action: string
  answers: Readonly<Record<string, string>>
  typedAt: number
}

interface From extends Pick<JourneyState, 'consentsShown'> {
  application: ApplicationView
  now: number
  language: Language
}

/** Sends one action of a screen with its answers, by the call that its row names. */
export function sendAction(
  ask: Engine['ask'],
  { screen, action, answers, typedAt }: Action,
  { application, consentsShown, now, language }: From,
  options: AskOptions,
): Promise<Outcome<unknown>> {
  const { applicationReferenceNo, version, customerType } = application
  const step = {
    applicationDetails: { ...answers, applicationReferenceNo, version, screen, action } as SavedAction,
    typedAt,
  }
  const row = actionRow(screen as ScreenId, action, customerType)
  const carrier = row?.call && carriers[row.call]
  if (carrier) return ask(carrier, step, options)
  const consent = consentsOf(answers, (code) => consentsShown[code]?.version ?? '', new Date(now).toISOString())
  const [first] = consent
  return ask(
    updateApplication,
    {
      ...step,
      ...(first && { consent }),
      language: (first && consentsShown[first.code]?.language) ?? language,
    },
    options,
  )
}
