import { getPinCodeDetails } from '@card-journey/contract/calls/master/getPinCodeDetails.ts'
import { pincodeAnswerOf } from '@card-journey/journey/rules/address/pincode.ts'
import { pincode as pincodeKind } from '@card-journey/journey/fields/pincode.ts'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../../form/resolver.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** What the directory says about a pincode. `unasked`: nothing yet, or no response; the server asks again. */
export interface PincodeAnswer {
  for: string
  state: 'unasked' | 'looking' | 'served' | 'unserved' | 'unknown'
}

const unasked: PincodeAnswer = { for: '', state: 'unasked' }

/**
 * Looks up the typed pincode (PC-12, PC-14) and fills in city and state. An unserved pincode breaks no rule: a message
 * beside the field asks to check it, but does not block the form.
 */
export function usePincode(methods: UseFormReturn<FormValues>): PincodeAnswer {
  const { ask } = useJourney()
  const language = useLanguage()
  const { control, getValues, setValue } = methods
  /** City and state as another pincode filled them in. */
  const filled = useRef<{ city: string; state: string }>(undefined)
  const typed = pincodeKind.normalise(useWatch({ control, name: 'pincode' }) ?? '')
  const complete = pincodeKind.check(typed, { today: '' }) === undefined
  const [answer, setAnswer] = useState<PincodeAnswer>(unasked)

  useEffect(() => {
    if (!complete) return undefined
    let stale = false
    setAnswer({ for: typed, state: 'looking' })
    void ask(getPinCodeDetails, { pinCode: typed, language }).then((outcome) => {
      if (stale) return
      if (outcome.ok) {
        setValue('city', outcome.response.city, { shouldValidate: true, shouldDirty: true })
        setValue('state', outcome.response.state, { shouldValidate: true, shouldDirty: true })
        filled.current = outcome.response
      }
      const state = pincodeAnswerOf(
        outcome.ok
          ? { status: 'success', serviceable: outcome.response.serviceable }
          : { status: 'failed', errorCode: outcome.failure?.problem },
      )
      // What another pincode filled in does not belong to one that nobody knows (PC-14).
      if (state === 'unknown' && filled.current?.city === getValues('city')) {
        setValue('city', '', { shouldDirty: true })
        setValue('state', '', { shouldDirty: true })
      }
      setAnswer({ for: typed, state: state === 'failed' ? 'unasked' : state })
    })
    return () => {
      stale = true
    }
  }, [typed, complete, ask, language, getValues, setValue])

  return answer.for === typed ? answer : unasked
}

/** Whether the directory knows that the bank does not serve it. */
export const isRefused = ({ state }: PincodeAnswer): boolean => state === 'unserved' || state === 'unknown'
