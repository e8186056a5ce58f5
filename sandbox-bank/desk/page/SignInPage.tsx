import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import type { ReactNode } from 'react'
import { Refusal } from './Refusal.tsx'

/** Who works here: the sign-in of each desk. The sandbox asks for no password. */
export function SignInPage({ failed, children }: { failed: string | undefined; children: ReactNode }) {
  return (
    <div className="sign-in">
      <h1>Sign in</h1>
      <p className="muted">
        Everyone here is invented, and the sandbox asks for no password. You stay signed in until you close or reload
        this page.
      </p>
      <Refusal text={failed} />
      {children}
    </div>
  )
}

interface StaffPanelProps {
  heading: string
  about: string
  staff: readonly { badge: string; name: string }[]
  onPick: (badge: string) => Promise<void>
}

/** Those who may sign in for one kind of work, each a button. */
export function StaffPanel({ heading, about, staff, onPick }: StaffPanelProps) {
  return (
    <Panel heading={heading}>
      <p className="muted small">{about}</p>
      <ul className="sign-in__people">
        {staff.map(({ badge, name }) => (
          <li key={badge}>
            <Button kind="secondary" wide onClick={() => onPick(badge)}>
              {name} <span className="muted">{badge}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
