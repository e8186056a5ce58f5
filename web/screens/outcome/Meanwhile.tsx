import type { ReactNode } from 'react'
import './meanwhile.css'

/** Below a track: what its reader can do until it has moved on. Without a box, because nothing in it is asked for. */
export function Meanwhile({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="meanwhile">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
