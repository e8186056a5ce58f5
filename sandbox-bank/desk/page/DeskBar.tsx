import { Button } from '@card-journey/ui/Button.tsx'

interface DeskBarProps {
  person: { name: string; badge: string }
  role?: string
  onSignOut: () => Promise<void>
}

/** Who sits at the desk, and the way out. */
export function DeskBar({ person, role, onSignOut }: DeskBarProps) {
  return (
    <section className="desk-bar" aria-label="Signed in">
      <p className="desk-bar__person">
        {person.name} <span className="muted">{person.badge}</span>
        {role && <span className="tag">{role}</span>}
      </p>
      <Button kind="quiet" onClick={onSignOut}>
        Sign out
      </Button>
    </section>
  )
}
