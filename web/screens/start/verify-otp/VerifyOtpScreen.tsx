import { useEffect, useRef } from 'react'
import { usePageQuery } from '../../../page/page-query.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { NumberConfirmed } from './NumberConfirmed.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

/** Code entry; then, until an application is found, the confirmation; then, for a returning applicant, the welcome. */
export function VerifyOtpScreen() {
  const { signIn } = useJourney()
  useBeginning()
  if (signIn?.stage === 'found') return <WelcomeBack />
  return signIn?.stage ? <NumberConfirmed /> : <CodeEntry />
}

/**
 * After a reload the page resumes the sign-in in progress; after Back it leads to the current screen. Without a
 * sign-in, the number is entered again, for the card in the address.
 */
function useBeginning(): void {
  const { state, go, moveOn, takeUpSignIn } = useJourney()
  const productLogo = usePageQuery().get('productLogo') ?? undefined
  const feeCode = usePageQuery().get('feeCode') ?? undefined
  const begun = useRef(false)
  useEffect(() => {
    // Once: whatever happens here later leads on by itself.
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
