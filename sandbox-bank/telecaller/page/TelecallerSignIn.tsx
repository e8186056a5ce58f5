import { useEffect, useState } from 'react'
import { refusalOf, type DeskApi } from '../../desk/page/desk-api.ts'
import { SignInPage, StaffPanel } from '../../desk/page/SignInPage.tsx'
import type { TelecallerView } from '../views.ts'

interface Props {
  api: DeskApi
  onSignedIn: (signedIn: { token: string; person: TelecallerView }) => void
}

export function TelecallerSignIn({ api, onSignedIn }: Props) {
  const [staff, setStaff] = useState<TelecallerView[]>([])
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    api.get<TelecallerView[]>('/staff').then(setStaff, (failure: unknown) => setFailed(refusalOf(failure)))
  }, [api])

  async function signIn(badge: string) {
    try {
      onSignedIn(await api.post('/sign-in', { badge }))
    } catch (failure) {
      setFailed(refusalOf(failure))
    }
  }

  return (
    <SignInPage failed={failed}>
      <StaffPanel
        heading="Telecallers"
        about="Prepare an application on the phone. The applicant confirms it on their own phone."
        staff={staff}
        onPick={signIn}
      />
    </SignInPage>
  )
}
