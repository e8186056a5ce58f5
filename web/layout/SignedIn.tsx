import { SessionEnding } from './SessionEnding.tsx'
import { SignOut } from './SignOut.tsx'

/** What stands around every screen of someone who is signed in. */
export function SignedIn() {
  return (
    <>
      <SignOut />
      <SessionEnding />
    </>
  )
}
