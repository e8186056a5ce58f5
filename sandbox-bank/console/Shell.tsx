import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import type { ReactNode } from 'react'
import { menu, type MenuPath } from './menu.ts'

interface Props {
  path: MenuPath
  /** A page, which has the element that the skip link leads to: `main`, with the id `content`. */
  children: ReactNode
}

/** What all of the sandbox's pages share: the menu. */
export function Shell({ path, children }: Props) {
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className="shell">
        <div className="shell__about">
          <p className="shell__name">Sandbox bank</p>
          <p className="muted small">Everything here is invented. Nothing leaves this machine.</p>
        </div>
        <nav className="shell__menu" aria-label="Sandbox">
          {menu.map((item) => (
            <a key={item.path} href={item.path} aria-current={item.path === path ? 'page' : undefined}>
              {item.name}
            </a>
          ))}
        </nav>
      </header>
      {children}
    </>
  )
}
