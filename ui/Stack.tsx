import type { ReactNode } from 'react'

/** Children one under another, a step of the 8 px rhythm apart: 1 = 8 px, 2 = 16, 3 = 24, 4 = 32. */
export function Stack({ gap = 3, children }: { gap?: 1 | 2 | 3 | 4; children: ReactNode }) {
  return <div className={`stack stack--${gap}`}>{children}</div>
}
