import type { ResponseOf } from '@card-journey/contract/call.ts'
import { givenConsents } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { useEffect, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage } from '../../../texts/screen-texts.ts'

export type GivenConsents = ResponseOf<typeof givenConsents>

/**
 * The consents of the application that is open here, as recorded; undefined while that is not known. `again` reads them
 * after a change.
 */
export function useGivenConsents(): { given: GivenConsents | undefined; again: () => void } {
  const { ask, application } = useJourney()
  const language = useLanguage()
  const [given, setGiven] = useState<GivenConsents>()
  const [reads, setReads] = useState(0)
  const known = application !== undefined

  useEffect(() => {
    if (!known) {
      // The session may have ended while the page is open.
      setGiven(undefined)
      return undefined
    }
    let stale = false
    void ask(givenConsents, { language }).then((outcome) => {
      if (!stale && outcome.ok) setGiven(outcome.response)
    })
    return () => {
      stale = true
    }
  }, [ask, known, language, reads])

  return { given, again: () => setReads((count) => count + 1) }
}
