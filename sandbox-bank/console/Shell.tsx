import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import { showChip } from '@card-journey/ui/inputs/show-chip.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { menu, type MenuPath } from './menu.ts'

interface Props {
  path: MenuPath
  /** A page, which has the element that the skip link leads to: `main`, with the id `content`. */
  children: ReactNode
}

/** What all of the sandbox's pages share: the menu. */
export function Shell({ path, children }: Props) {
  const menuRow = useRef<HTMLElement>(null)
  // On a phone the row scrolls; the page that one is on may be outside.
  useLayoutEffect(() => {
    const current = menuRow.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) showChip(current)
  }, [path])
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className="shell">
        <div className="shell__about">
          <p className="shell__name">Sandbox bank</p>
          <p className="muted small">Everything here is invented. Nothing leaves this machine.</p>
        </div>
        <nav ref={menuRow} className="shell__menu" aria-label="Sandbox">
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
