import { useEffect, useRef } from 'react'
import { usePageQuery } from '../../../page/page-query.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { NumberConfirmed } from './NumberConfirmed.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

/** The code is entered; then, while nothing is found yet, the way on; then, on a return, the welcome. */
export function VerifyOtpScreen() {
  const { signIn } = useJourney()
  useBeginning()
  if (signIn?.stage === 'found') return <WelcomeBack />
  return signIn?.stage ? <NumberConfirmed /> : <CodeEntry />
}

/**
 * After a reload the page takes up the sign-in that was under way; after Back it leads to where the applicant stands.
 * Where nothing is under way the number is entered again, for the card of the address.
 */
function useBeginning(): void {
  const { state, go, moveOn, takeUpSignIn } = useJourney()
  const productLogo = usePageQuery().get('productLogo') ?? undefined
  const feeCode = usePageQuery().get('feeCode') ?? undefined
  const begun = useRef(false)
  useEffect(() => {
    // Once: what happens here afterwards leads on by itself.
    if (begun.current) return
    begun.current = true
    const { signIn, application } = state()
    if (signIn && signIn.stage !== 'found' && signIn.stage !== 'done') return
    if (application) return void moveOn({ replace: true })
    void takeUpSignIn().then((found) => {
      if (found) return
      if (productLogo) go('verify-mobile', { query: { productLogo, feeCode }, replace: true })
      else go('verify-application', { replace: true })
    })
  }, [state, go, moveOn, takeUpSignIn, productLogo, feeCode])
}
