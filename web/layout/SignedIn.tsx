import { useEffect } from 'react'
import { SessionEnding } from './SessionEnding.tsx'
import { SignOut } from './SignOut.tsx'

/** When the screen and its engine had loaded, in ms. */
const dialogsAfter = 4000

/** What stands around every screen of someone who is signed in. Its dialogs are there before a failing network needs them. */
export function SignedIn() {
  useEffect(() => {
    const timer = setTimeout(() => void prepareDialogs(), dialogsAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <SignOut />
      <SessionEnding />
    </>
  )
}

const prepareDialogs = (): Promise<unknown> =>
  Promise.all([
    import('./SessionEndingDialog.tsx'),
    import('./SignOutDialog.tsx'),
    import('./WithdrawDialog.tsx'),
  ]).catch(() => undefined)
