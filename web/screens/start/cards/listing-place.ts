import { noWishes, type Wishes } from '@card-journey/journey/rules/product/wishes.ts'
import { useLayoutEffect } from 'react'

/** The filter and the scroll position in the listing. In memory: they survive a visit to a card, but not the page. */
let chosen = noWishes
let top = 0
let leftCard = false

export const chosenBefore = (): Wishes => window.earlyListing?.pressed() ?? chosen

export function rememberChosen(wishes: Wishes): void {
  chosen = wishes
}

/** For a card's page and the comparison: leaving them for the listing, by their link or by Back, leads to the same position. */
export function useLeavingCard(): void {
  useLayoutEffect(
    () => () => {
      leftCard = true
      // The listing takes the card's place in the same commit; otherwise the applicant went elsewhere.
      void Promise.resolve().then(() => (leftCard = false))
    },
    [],
  )
}

/** For the listing: remembers the scroll position, and restores it after a visit to a card. */
export function useListingPlace(): void {
  useLayoutEffect(() => {
    const back = leftCard ? top : 0
    if (!leftCard) top = 0
    const note = () => {
      top = window.scrollY
    }
    const listen = () => window.addEventListener('scroll', note, { passive: true })
    // Every change of page scrolls to its top first (SC-33).
    const frame =
      back > 0
        ? requestAnimationFrame(() => {
            window.scrollTo(0, back)
            listen()
          })
        : undefined
    if (frame === undefined) listen()
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      window.removeEventListener('scroll', note)
    }
  }, [])
}
