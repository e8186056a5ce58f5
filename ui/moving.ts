import { createContext, useContext } from 'react'

/** Set by what changes the page: the next screen is loading, the old one is still shown. */
export const MovingContext = createContext(false)

export const useMoving = (): boolean => useContext(MovingContext)
