import { useMoving } from '@card-journey/ui/moving.ts'
import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Waiting } from '../engine/journey.ts'
import { useJourney } from '../engine/use-journey.ts'

const WaitingContext = createContext<Waiting | undefined>(undefined)

/** What the full-screen loader says now, if it is shown. */
export const useWaiting = (): Waiting | undefined => useContext(WaitingContext)

/** Keeps the loader until the next screen has loaded. What is in it renders only when the loader comes or goes. */
export function UntilMoved({ children }: { children: ReactNode }) {
  const { waiting } = useJourney()
  const moving = useMoving()
  const last = useRef(waiting)
  // Not while rendering: a render that waits for the next screen's code is thrown away.
  useLayoutEffect(() => {
    if (waiting || !moving) last.current = waiting
  }, [waiting, moving])
  // It goes in the commit that shows the next screen, in which nothing moves any more.
  return <WaitingContext value={waiting ?? (moving ? last.current : undefined)}>{children}</WaitingContext>
}
