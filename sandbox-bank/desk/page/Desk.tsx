import { Button } from '@card-journey/ui/Button.tsx'
import { useMemo, useState } from 'react'
import type { SignInView } from '../views.ts'
import { AgentDesk } from './AgentDesk.tsx'
import { AuditorDesk } from './AuditorDesk.tsx'
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
      <section className="desk-bar" aria-label="Signed in">
        <p className="desk-bar__name">Video KYC desk</p>
        {person ? (
          <>
            <p className="desk-bar__person">
              {person.name} <span className="muted">{person.badge}</span>
              <span className="tag">{person.role === 'agent' ? 'Agent' : 'Auditor'}</span>
            </p>
            <Button kind="quiet" onClick={signOut}>
              Sign out
            </Button>
          </>
        ) : null}
      </section>
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
