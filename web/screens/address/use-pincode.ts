import type { ResponseOf } from '@card-journey/contract/call.ts'
import { getPinCodeDetails } from '@card-journey/contract/calls/master/getPinCodeDetails.ts'
import { pincodeAnswerOf } from '@card-journey/journey/rules/address/pincode.ts'
import { pincode as pincodeKind } from '@card-journey/journey/fields/pincode.ts'
import { useEffect, useState } from 'react'
import type { Form } from '../../form/form.ts'
import { useTyped } from '../../form/use-form.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'

export type Place = Pick<ResponseOf<typeof getPinCodeDetails>, 'city' | 'state'>

/** What the directory says about a pincode. `unasked`: nothing yet, or no response; the server asks again. */
export interface PincodeAnswer {
  for: string
  state: 'unasked' | 'looking' | 'served' | 'unserved' | 'unknown'
  /** Where the directory has it. */
  place?: Place
}

const unasked: PincodeAnswer = { for: '', state: 'unasked' }

/**
 * Looks up the typed pincode (PC-12). An unserved pincode breaks no rule: a message beside the field asks to check it,
 * but does not block the form.
 */
export function usePincode(form: Form): PincodeAnswer {
  const { ask } = useJourney()
  const language = useLanguage()
  const typed = pincodeKind.normalise(useTyped('pincode', form))
  const complete = pincodeKind.check(typed, { today: '' }) === undefined
  const [answer, setAnswer] = useState<PincodeAnswer>(unasked)

  useEffect(() => {
    if (!complete) return undefined
    let stale = false
    setAnswer({ for: typed, state: 'looking' })
    void ask(getPinCodeDetails, { pinCode: typed, language }).then((outcome) => {
      if (stale) return
      if (outcome.ok) {
        const { city, state, serviceable } = outcome.response
        const answered = pincodeAnswerOf({ status: 'success', serviceable })
        setAnswer({ for: typed, state: answered === 'failed' ? 'unasked' : answered, place: { city, state } })
      } else {
        const answered = pincodeAnswerOf({ status: 'failed', errorCode: outcome.failure?.problem })
        setAnswer({ for: typed, state: answered === 'failed' ? 'unasked' : answered })
      }
    })
    return () => {
      stale = true
    }
  }, [typed, complete, ask, language])

  if (answer.for === typed) return answer
  return complete ? { for: typed, state: 'looking' } : unasked
}

/** Whether the directory knows that the bank does not serve it. */
export const isRefused = ({ state }: PincodeAnswer): boolean => state === 'unserved' || state === 'unknown'
