import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CallIcon } from './CallIcon.tsx'
import './stage.css'

/** The dark ground of pictures of a call, with what is pressed in it. */
export function Stage({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('stage', className)}>{children}</div>
}

/** In place of a picture: whose it will be. It moves while somebody is awaited. */
export function StageFigure({ name, waits = false }: { name?: string | undefined; waits?: boolean }) {
  return (
    <div className={classes('stage-figure', waits && 'stage-figure--waits')} aria-hidden="true">
      {name ? initials(name) : <CallIcon name="camera" />}
    </div>
  )
}

/** Of the first and the last word, as they are said: a Devanagari letter keeps its vowel sign. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '').join('')
}
