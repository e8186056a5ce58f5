import { useEffect, type ReactNode } from 'react'

/** Opens one of the two ways to prove an income, as a person would. */
export function Open({ way, children }: { way: 'statement' | 'slips'; children: ReactNode }) {
  useEffect(() => document.querySelector<HTMLInputElement>(`input[name="way"][value="${way}"]`)?.click(), [way])
  return children
}
