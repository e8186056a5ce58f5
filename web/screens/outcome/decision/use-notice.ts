import type { ResponseOf } from '@card-journey/contract/call.ts'
import { decisionNotice } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { useEffect, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

export type Notice = ResponseOf<typeof decisionNotice>

type Fetched = { state: 'loading' } | { state: 'failed' } | { state: 'here'; notice: Notice }

/** What the applicant was told when the application ended, in that language; nothing is asked before the record is here. */
export function useNotice(language: Language): Fetched & { again: () => void } {
  const { ask, application } = useJourney()
  const [fetched, setFetched] = useState<Fetched>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const applicationId = application?.applicationReferenceNo
  // Another ending has another notice.
  const endedAt = application?.facts.ending?.at
  useEffect(() => {
    if (!applicationId) return undefined
    let left = false
    setFetched((former) => (former.state === 'here' ? former : { state: 'loading' }))
    void ask(decisionNotice, { language }).then((outcome) => {
      if (left) return
      setFetched(outcome.ok && outcome.response ? { state: 'here', notice: outcome.response } : { state: 'failed' })
    })
    return () => {
      left = true
    }
  }, [ask, applicationId, endedAt, language, attempt])
  return { ...fetched, again: () => setAttempt((count) => count + 1) }
}
