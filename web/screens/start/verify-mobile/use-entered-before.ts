import { useEffect } from 'react'
import type { Form, FormValues } from '../../../form/form.ts'
import type { Session } from '../../../session/session.ts'
import type { ConsentCode, SignIn } from '../../../sign-in/sign-in-state.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/** What was on the page when it was left without asking for a code, and for which card. In memory, until a sign-in. */
const lefts = new WeakMap<Session, { card: string; values: FormValues }>()

/** What was entered here before: kept by the code that was requested, or by this page as it was left. */
export function enteredBefore(signIn: SignIn | undefined, session: Session) {
  if (!signIn) return leftBefore(session)
  const given = (code: ConsentCode) =>
    signIn.consents.find((consent) => consent.code === code)?.value === 'Y' ? 'Y' : ''
  return {
    mobileNumber: signIn.mobileNumber,
    consentTnc: given('TNC'),
    consentBureau: given('BUREAU'),
    consentWhatsapp: given('whatsappconsent'),
    consentPartnerStatus: given('PARTNER_STATUS'),
  }
}

/** Agreeing is about one card: with another, only the number is kept. */
function leftBefore(session: Session): FormValues {
  const left = lefts.get(session)
  if (!left) return {}
  return left.card === location.search ? left.values : { mobileNumber: left.values['mobileNumber'] ?? '' }
}

/**
 * After a reload the server returns the sign-in that this browser began, and it is filled in; what has been typed in
 * the meantime stays. A tab that never made a call has begun none.
 */
export function useEnteredBefore(form: Form): void {
  const { session, state, subscribe, takeUpSignIn, signIn } = useJourney()
  useEffect(() => {
    const begun = session.get('webSessionId') !== ''
    if (begun && !session.signedIn() && !state().signIn) void takeUpSignIn()
  }, [session, state, takeUpSignIn])
  useEffect(() => {
    if (!signIn) return
    for (const [field, value] of Object.entries(enteredBefore(signIn, session)))
      if (value && !form.value(field) && !form.recorded(field)) form.set(field, value)
  }, [signIn, form, session])
  useEffect(() => {
    const card = location.search
    return () => {
      if (state().signIn) return void lefts.delete(session)
      lefts.set(session, { card, values: form.state().values })
      // Whoever signs in here may be somebody else than who comes next.
      const stop = subscribe(() => {
        if (!session.signedIn()) return
        lefts.delete(session)
        stop()
      })
    }
  }, [session, state, subscribe, form])
}
