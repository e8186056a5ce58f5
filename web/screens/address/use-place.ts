import { pincode as pincodeKind } from '@card-journey/journey/fields/pincode.ts'
import { isInZone, isSamePlace } from '@card-journey/journey/rules/address/place-names.ts'
import { useEffect, useState } from 'react'
import type { Form } from '../../form/form.ts'
import { useError, useTyped } from '../../form/use-form.ts'
import type { PincodeAnswer } from './use-pincode.ts'

export interface PlaceOfForm {
  /** City and state as one line; undefined while they have to be typed. */
  confirmed: { city: string; state: string } | undefined
  /** City and state are asked for: not before the directory has been, nor where it answers. */
  typing: boolean
  /** Opens city and state for typing. */
  change: () => void
  /** The typed state is not the pincode's. */
  otherState: boolean
  /** What the directory has for the pincode, where something else is typed. */
  suggested: { city: string; state: string } | undefined
  takeSuggested: () => void
}

/** Fills city and state of a form from its pincode (PC-14). They are typed if the directory has none, or by choice. */
export function usePlace(form: Form, pincode: PincodeAnswer): PlaceOfForm {
  const city = useTyped('city', form)
  const state = useTyped('state', form)
  const cityError = useError('city', form)
  const stateError = useError('state', form)
  const [changing, setChanging] = useState(false)
  /** The pincode that city and state were filled in for. */
  const [filledFor, setFilledFor] = useState('')
  const { for: code, place, state: answered } = pincode
  // What the record has for this pincode stays as it was typed.
  const recorded = code !== '' && pincodeKind.normalise(form.recorded('pincode')) === code

  useEffect(() => {
    const fill = (where: { city: string; state: string }) => {
      for (const name of ['city', 'state'] as const) {
        form.set(name, where[name])
        if (where[name] !== '') form.check(name)
      }
    }
    if (place && filledFor !== code) {
      if (!recorded || form.value('city') === '' || filledFor !== '') {
        fill(place)
        setChanging(false)
      }
      setFilledFor(code)
    }
    // What another pincode filled in does not belong to one that nobody knows (PC-14).
    if (answered === 'unknown' && filledFor !== '' && filledFor !== code) {
      fill({ city: '', state: '' })
      setFilledFor('')
    }
  }, [answered, code, filledFor, form, place, recorded])

  const wrong = cityError ?? stateError
  const answerDue = answered === 'looking' || (answered === 'unasked' && code === '')
  // After a reload the record's are shown at once, before the directory has been asked about them.
  const settled = filledFor === code || (filledFor === '' && recorded)
  const shown = (place || answered === 'looking') && settled && !changing && !wrong && city !== '' && state !== ''
  const fillDue = place && filledFor !== code
  return {
    typing: !shown && (changing || Boolean(wrong) || !(answerDue || fillDue)),
    confirmed: shown ? { city, state } : undefined,
    change: () => setChanging(true),
    otherState: state !== '' && (place ? !isSamePlace(state, place.state) : isInZone(code, state) === false),
    suggested: place && (city !== place.city || state !== place.state) ? place : undefined,
    takeSuggested() {
      if (!place) return
      form.set('city', place.city)
      form.set('state', place.state)
      form.check('city', 'state')
      setChanging(false)
    },
  }
}
