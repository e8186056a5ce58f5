import { getPinCodeDetails } from '@card-journey/contract/calls/master/getPinCodeDetails.ts'
import { pincode as pincodeKind } from '@card-journey/journey/fields/pincode.ts'
import { useEffect, useState } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../../form/resolver.ts'
import { useLanguage } from '../../journey/screen-texts.ts'
import { useJourney } from '../../journey/use-journey.ts'

/** What the directory said about a pincode. `unasked`: nothing yet, or it did not answer; the server asks again. */
export interface PincodeAnswer {
  for: string
  state: 'unasked' | 'looking' | 'served' | 'unserved' | 'unknown'
}

const unasked: PincodeAnswer = { for: '', state: 'unasked' }

/**
 * Looks the typed pincode up: city and state fill in, and one that is not served says so beside the field (PC-12,
 * PC-14, VA-25). That message is no broken rule: it asks the applicant to look again and does not hold the form.
 */
export function usePincode(methods: UseFormReturn<FormValues>): PincodeAnswer {
  const { ask } = useJourney()
  const language = useLanguage()
  const { control, setValue, setError } = methods
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
        setAnswer({ for: typed, state: outcome.response.serviceable === 'Y' ? 'served' : 'unserved' })
      } else setAnswer({ for: typed, state: outcome.failure?.problem === 'PINCODE_NOT_FOUND' ? 'unknown' : 'unasked' })
    })
    return () => {
      stale = true
    }
  }, [typed, complete, ask, language, setValue])

  const now = answer.for === typed ? answer : unasked
  const { errors } = useFormState({ control, name: 'pincode' })
  const refused = now.state === 'unserved' || now.state === 'unknown'
  // The form's own check of the field clears any message; this one stands as long as the pincode does.
  useEffect(() => {
    if (refused && !errors['pincode']) setError('pincode', { type: 'directory', message: 'pincodeNotServiceable' })
  }, [refused, errors, setError])
  return now
}
