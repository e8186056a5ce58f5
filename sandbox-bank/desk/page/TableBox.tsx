import type { ReactNode } from 'react'

/** A table that may be wider than a phone: it scrolls by itself, by keyboard too. */
export function TableBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="table-box" role="region" aria-label={name} tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">{name}</caption>
        {children}
      </table>
    </div>
  )
}
