import { lapsedProof } from '@card-journey/journey/rules/identity/lapsed-proof.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useDeskHours } from '../../master/use-desk-hours.ts'

/** Which proof of identity no longer holds for a video call now: it is asked for again before the call is prepared. */
export function useLapsedProof(): ReturnType<typeof lapsedProof> {
  const { application, now, today } = useJourney()
  const desk = useDeskHours()
  if (!application || desk.state !== 'here') return undefined
  return lapsedProof(application.facts, new Date(now()).toISOString(), today(), desk.data)
}
