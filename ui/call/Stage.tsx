import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CallIcon } from './CallIcon.tsx'
import './stage.css'

interface StageProps {
  children: ReactNode
  className?: string
  /** On a phone its picture is lower: what stands above it matters more for now. */
  low?: boolean
}

/** The dark ground of pictures of a call, with what is pressed in it. */
export function Stage({ children, className, low = false }: StageProps) {
  return <div className={classes('stage', low && 'stage--low', className)}>{children}</div>
}

interface StageFigureProps {
  /** Whose picture it will be; a camera while that is not known. */
  name?: string | undefined
  /** There is no camera, or it is off. */
  off?: boolean
  /** Somebody is awaited: it moves. */
  waits?: boolean
}

/** In place of a picture. */
export function StageFigure({ name, off = false, waits = false }: StageFigureProps) {
  return (
    <div className={classes('stage-figure', waits && 'stage-figure--waits')} aria-hidden="true">
      {name ? initials(name) : <CallIcon name={off ? 'camera-off' : 'camera'} />}
    </div>
  )
}

/** Of the first and the last word, as they are said: a Devanagari letter keeps its vowel sign. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '').join('')
}
