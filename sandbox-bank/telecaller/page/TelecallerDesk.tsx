import { useMemo, useState } from 'react'
import { DeskBar } from '../../desk/page/DeskBar.tsx'
import { deskApi } from '../../desk/page/desk-api.ts'
import type { TelecallerView } from '../views.ts'
import { PreparedList } from './PreparedList.tsx'
import { PrepareForm } from './PrepareForm.tsx'
import { TelecallerSignIn } from './TelecallerSignIn.tsx'
import { usePrepared } from './use-prepared.ts'
import '../../desk/page/desk.css'
import './telecaller.css'

/** The bank's telecallers prepare applications here. In English only: it is for the bank's staff. */
export function TelecallerDesk() {
  const [signedIn, setSignedIn] = useState<{ token: string; person: TelecallerView }>()
  const api = useMemo(() => deskApi(signedIn?.token, '/telecaller/api'), [signedIn])

  async function signOut() {
    await api.post('/sign-out').catch(() => {})
    setSignedIn(undefined)
  }

  return (
    <>
      {signedIn && <DeskBar person={signedIn.person} onSignOut={signOut} />}
      <main id="content" className="desk" tabIndex={-1}>
        {signedIn ? <Work api={api} /> : <TelecallerSignIn api={api} onSignedIn={setSignedIn} />}
      </main>
    </>
  )
}

function Work({ api }: { api: ReturnType<typeof deskApi> }) {
  const prepared = usePrepared(api)
  return (
    <div className="telecaller">
      <PrepareForm api={api} onSent={prepared.refresh} />
      <PreparedList api={api} {...prepared} />
    </div>
  )
}
