import { calls } from '@card-journey/contract/api.ts'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { ConsentPlace } from '@card-journey/contract/shapes/consent-history.ts'
import { type ConsentCode, consentCodes, fieldOfConsent } from '@card-journey/journey/application/consent.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { forms } from '@card-journey/journey/steps/forms.ts'
import * as z from 'zod/mini'
import { placeOf } from './given-consents.ts'

/** The one consent that a call takes; undefined if it takes none or any. */
function consentOf(id: CallId | undefined): ConsentCode | undefined {
  const request = calls.find((call) => call.id === id)?.request
  const shape = request instanceof z.ZodMiniObject ? request.shape['consent'] : undefined
  const taken = Object.values(consentCodes).filter((code) => {
    const given = { code, version: '1.0', timestamp: '2026-01-01T00:00:00Z', value: 'Y' }
    return shape !== undefined && z.safeParse(shape, given).success
  })
  return taken.length === 1 ? taken[0] : undefined
}

/** The screen whose form has the consent's box, or else one of whose actions is the call that takes it. */
const screenThatAsks = (code: ConsentCode): ScreenId | undefined =>
  (Object.keys(forms) as (keyof typeof forms)[]).find((screen) => fieldOfConsent(code) in forms[screen].questions) ??
  actions.find(({ call }) => consentOf(call) === code)?.screen

const places = Object.fromEntries(
  Object.values(consentCodes).map((code) => [code, placeOf({ event: undefined, screen: screenThatAsks(code), code })]),
) as Readonly<Record<string, ConsentPlace>>

/** Where in an application a consent is asked first; undefined for what no screen of it asks. */
export const askedAt = (code: string): ConsentPlace | undefined => places[code]
