import { followHandOff } from '@card-journey/contract/calls/kyc/followHandOff.ts'
import { handOff } from '@card-journey/contract/calls/kyc/handOff.ts'
import { takeBack } from '@card-journey/contract/calls/kyc/takeBack.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePolling } from '../../../engine/use-polling.ts'
import { useLanguage } from '../../../texts/screen-texts.ts'

export type PhoneState = ResponseOf<typeof followHandOff>['state']

export interface HandedOver extends ResponseOf<typeof handOff> {
  by: 'qr' | 'sms'
}

/** A hand-off to a phone (ADR 0049): the link, how far the phone is, and the way back. */
export function usePhone() {
  const { ask, load, moveOn } = useJourney()
  const attempt = useAttempt()
  const language = useLanguage()
  const [handed, setHanded] = useState<HandedOver>()
  const [state, setState] = useState<PhoneState>('waiting')
  const [held, setHeld] = useState(false)
  usePolling(
    async () => {
      if (!handed) return undefined
      const answer = await ask(followHandOff, { token: handed.token })
      if (answer.ok) setState(answer.response.state)
      return answer.ok && answer.response.state
    },
    handed && state !== 'expired' ? 'call' : undefined,
  )
  return {
    handed,
    state,
    held,
    make: async (by: 'qr' | 'sms') => {
      const answer = await attempt(handOff, { by, language })
      if (!answer.ok) return
      setState('waiting')
      setHanded({ ...answer.response, by })
    },
    back: async () => {
      setHeld(false)
      if (!handed) return
      const answer = await attempt(takeBack, { token: handed.token }, ['E_INVALID_SESSION'])
      if (!answer.ok) return setHeld(answer.failure?.problem === 'E_INVALID_SESSION')
      await load()
      await moveOn({ replace: true })
    },
  }
}
