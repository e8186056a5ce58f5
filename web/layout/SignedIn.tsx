import { Suspense, useEffect, useState } from 'react'
import { lazyBeside } from './lazy-beside.ts'
import { SignOut } from './SignOut.tsx'

const SessionEnding = lazyBeside(() => import('./SessionEnding.tsx').then((file) => file.SessionEnding))

/** When the screen and its engine had loaded, in ms; no session ends so soon. */
const dialogsAfter = 4000

/** What stands around every screen of someone who is signed in. Its dialogs are there before a failing network needs them. */
export function SignedIn() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(true)
      void prepareDialogs()
    }, dialogsAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <SignOut />
      {settled && (
        <Suspense fallback={null}>
          <SessionEnding />
        </Suspense>
      )}
    </>
  )
}

const prepareDialogs = (): Promise<unknown> =>
  Promise.all([import('./SignOutDialog.tsx'), import('./WithdrawDialog.tsx')]).catch(() => undefined)
