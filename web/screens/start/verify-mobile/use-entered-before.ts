import { useEffect } from 'react'
import type { Form } from '../../../form/form.ts'
import type { ConsentCode, SignIn } from '../../../sign-in/sign-in-state.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/** What was entered here before the code was requested, kept for a return. */
export function enteredBefore(signIn: SignIn | undefined) {
  const given = (code: ConsentCode) =>
    signIn?.consents.find((consent) => consent.code === code)?.value === 'Y' ? 'Y' : ''
  return {
    mobileNumber: signIn?.mobileNumber ?? '',
    consentTnc: given('TNC'),
    consentBureau: given('BUREAU'),
    consentWhatsapp: given('whatsappconsent'),
    consentPartnerStatus: given('PARTNER_STATUS'),
  }
}

/**
 * After a reload the server returns the sign-in that this browser began, and it is filled in; what has been typed in
 * the meantime stays. A tab that never made a call has begun none.
 */
export function useEnteredBefore(form: Form): void {
  const { session, state, takeUpSignIn, signIn } = useJourney()
  useEffect(() => {
    const begun = session.get('webSessionId') !== ''
    if (begun && !session.signedIn() && !state().signIn) void takeUpSignIn()
  }, [session, state, takeUpSignIn])
  useEffect(() => {
    for (const [field, value] of Object.entries(enteredBefore(signIn)))
      if (value && !form.value(field) && !form.recorded(field)) form.set(field, value)
  }, [signIn, form])
}
