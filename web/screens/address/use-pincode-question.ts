import type { Answers } from '@card-journey/journey/steps/form.ts'
import { useRef, useState } from 'react'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import type { Outcome } from '../../engine/journey.ts'

export interface PincodeQuestionState {
  open: boolean
  /** Sends the answers, or asks first. A pincode that the server finds unserved asks too. */
  guard: <Field extends string>(
    answers: Answers<Field>,
    send: (answers: Answers<Field>) => Promise<Outcome>,
  ) => Promise<Outcome>
  /** "Yes, it’s right": sends the same answers, confirmed. */
  confirm: () => Promise<void>
  close: () => void
}

/** "Is this pincode right?": asked on Next if the bank does not serve the pincode (PC-12). */
export function usePincodeQuestion<Field extends string>(
  { submit }: ScreenFormBinding<Field>,
  unserved: boolean,
): PincodeQuestionState {
  const [open, setOpen] = useState(false)
  const confirmed = useRef(false)
  return {
    open,
    async guard(answers, send) {
      if (unserved && !confirmed.current) {
        setOpen(true)
        return { ok: false, failure: undefined, fields: {} }
      }
      const outcome = await send(confirmed.current ? { ...answers, pincodeConfirmed: 'Y' } : answers)
      if (!outcome.ok && Object.values(outcome.fields).includes('pincodeNotServiceable')) setOpen(true)
      return outcome
    },
    async confirm() {
      confirmed.current = true
      setOpen(false)
      try {
        await submit()
      } finally {
        confirmed.current = false
      }
    },
    close: () => setOpen(false),
  }
}
