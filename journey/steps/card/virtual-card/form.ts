import { addOnRelations } from '../../../rules/card/add-on.ts'
import { familyBirthDate } from '../../../fields/family-birth-date.ts'
import { choice } from '../../../fields/choice.ts'
import { nameOnCard } from '../../../fields/name-on-card.ts'
import { rupees } from '../../../fields/rupees.ts'
import { oneTimeCode } from '../../../fields/one-time-code.ts'
import { mpinKnown } from '../../../fields/mpin.ts'
import type { ScreenForm } from '../../form.ts'

/** The card's numbers are shown against the PIN; who has none gets a code by SMS (SC-49). */
export const virtualCard: ScreenForm<'mpin' | 'otp'> = {
  screen: 'virtual-card',
  questions: {
    mpin: { kind: mpinKnown, asked: ({ application }) => application.facts.mpin?.setAt !== undefined },
    otp: { kind: oneTimeCode, asked: ({ application }) => application.facts.mpin?.setAt === undefined },
  },
  read: () => ({}),
}

/** The code alone, also where a PIN is set: an add-on card lets somebody else spend (ADR 0062). */
export const codeOnly: ScreenForm<'mpin' | 'otp'> = {
  ...virtualCard,
  questions: { mpin: { kind: mpinKnown, asked: () => false }, otp: { kind: oneTimeCode } },
}

type AddOnField = 'addOnName' | 'addOnRelation' | 'addOnBirthDate' | 'addOnLimit'

/** Whom an add-on card is for. Of another person: the card host is told it, and we keep nothing of it. */
export const addOnCard: ScreenForm<AddOnField> = {
  screen: 'virtual-card',
  questions: {
    addOnName: { kind: nameOnCard },
    addOnRelation: { kind: choice('add-on-relation', addOnRelations) },
    addOnBirthDate: { kind: familyBirthDate },
    addOnLimit: { kind: rupees },
  },
  read: () => ({}),
}
