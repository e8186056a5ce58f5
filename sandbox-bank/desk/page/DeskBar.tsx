import { Button } from '@card-journey/ui/Button.tsx'

interface DeskBarProps {
  desk: string
  /** Who is signed in. */
  person: { name: string; badge: string } | undefined
  role?: string
  onSignOut: () => Promise<void>
}

/** Which desk this is, who sits at it, and the way out. */
export function DeskBar({ desk, person, role, onSignOut }: DeskBarProps) {
  return (
    <section className="desk-bar" aria-label="Signed in">
      <p className="desk-bar__name">{desk}</p>
      {person && (
        <>
          <p className="desk-bar__person">
            {person.name} <span className="muted">{person.badge}</span>
            {role && <span className="tag">{role}</span>}
          </p>
          <Button kind="quiet" onClick={onSignOut}>
            Sign out
          </Button>
        </>
      )}
    </section>
  )
}
