import { useMemo, useState } from 'react'
import type { SignInView } from '../views.ts'
import { AgentDesk } from './AgentDesk.tsx'
import { AuditorDesk } from './AuditorDesk.tsx'
import { DeskBar } from './DeskBar.tsx'
import { deskApi } from './desk-api.ts'
import { SignIn } from './SignIn.tsx'
import './desk.css'

/** The bank's video KYC desk. In English only: it is for the bank's staff. */
export function Desk() {
  const [signedIn, setSignedIn] = useState<SignInView>()
  const api = useMemo(() => deskApi(signedIn?.token), [signedIn])
  const person = signedIn?.person

  async function signOut() {
    await api.post('/sign-out').catch(() => {})
    setSignedIn(undefined)
  }

  return (
    <>
      {person && <DeskBar person={person} role={person.role === 'agent' ? 'Agent' : 'Auditor'} onSignOut={signOut} />}
      <main id="content" className="desk" tabIndex={-1}>
        {signedIn === undefined || person === undefined ? (
          <SignIn api={api} onSignedIn={setSignedIn} />
        ) : person.role === 'agent' ? (
          <AgentDesk api={api} token={signedIn.token} />
        ) : (
          <AuditorDesk api={api} />
        )}
      </main>
    </>
  )
}
