import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
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
export function useEnteredBefore(methods: UseFormReturn<Record<string, string>>): void {
  const { session, state, takeUpSignIn, signIn } = useJourney()
  useEffect(() => {
    const begun = session.get('webSessionId') !== ''
    if (begun && !session.signedIn() && !state().signIn) void takeUpSignIn()
  }, [session, state, takeUpSignIn])
  useEffect(() => {
    for (const [field, value] of Object.entries(enteredBefore(signIn)))
      if (value && !methods.getFieldState(field).isDirty && !methods.getValues(field)) methods.setValue(field, value)
    // Without a name, because setting a field does not update whether the whole form is valid.
    if (signIn) void methods.trigger([])
  }, [signIn, methods])
}
