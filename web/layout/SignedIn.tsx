import { Suspense, useEffect } from 'react'
import { usePageData } from '../page/page-data.ts'
import { lazyPart } from './lazy-part.ts'
import { SessionEnding } from './SessionEnding.tsx'
import { SignOut } from './SignOut.tsx'

const SandboxClock = lazyPart(() => import('./SandboxClock.tsx').then((file) => file.SandboxClock))

/** When the screen and its engine had loaded, in ms. */
const dialogsAfter = 4000

/** What stands around every screen of someone who is signed in. Its dialogs are there before a failing network needs them. */
export function SignedIn() {
  const { sandbox } = usePageData()
  useEffect(() => {
    const timer = setTimeout(() => void prepareDialogs(), dialogsAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <SignOut />
      <SessionEnding />
      <Suspense fallback={null}>{sandbox && <SandboxClock />}</Suspense>
    </>
  )
}

const prepareDialogs = (): Promise<unknown> =>
  Promise.all([
    import('./SessionEndingDialog.tsx'),
    import('./SignOutDialog.tsx'),
    import('./WithdrawDialog.tsx'),
  ]).catch(() => undefined)
