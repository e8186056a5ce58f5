import { useEffect, useState } from 'react'
import type { Role } from '../desk-data.ts'
import type { SignInView, StaffView } from '../views.ts'
import { refusalOf, type DeskApi } from './desk-api.ts'
import { SignInPage, StaffPanel } from './SignInPage.tsx'

interface Props {
  api: DeskApi
  onSignedIn: (signedIn: SignInView) => void
}

const duties: readonly { role: Role; heading: string; about: string }[] = [
  { role: 'agent', heading: 'Agents', about: 'Take calls, collect the evidence, recommend a result.' },
  {
    role: 'auditor',
    heading: 'Auditors',
    about: 'Review each call. A result counts once an auditor has confirmed it.',
  },
]

export function SignIn({ api, onSignedIn }: Props) {
  const [staff, setStaff] = useState<StaffView[]>([])
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    api.get<StaffView[]>('/staff').then(setStaff, (failure: unknown) => setFailed(refusalOf(failure)))
  }, [api])

  async function signIn(badge: string, role: Role) {
    try {
      onSignedIn(await api.post<SignInView>('/sign-in', { badge, role }))
    } catch (failure) {
      setFailed(refusalOf(failure))
    }
  }

  return (
    <SignInPage failed={failed}>
      <div className="sign-in__duties">
        {duties.map(({ role, heading, about }) => (
          <StaffPanel
            key={role}
            heading={heading}
            about={about}
            staff={staff.filter(({ roles }) => roles.includes(role))}
            onPick={(badge) => signIn(badge, role)}
          />
        ))}
      </div>
    </SignInPage>
  )
}
