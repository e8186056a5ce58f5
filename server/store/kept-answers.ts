import { systemNames, type SystemName } from '@card-journey/providers/operation.ts'

/** How long the answer of a system is kept in `provider_call`; its reference stays, so that nothing is asked for twice. */
interface KeptAnswer {
  /** Days after the answer; `with the application` as long as that is kept, `never` where no answer is stored. */
  forget: number | 'with the application' | 'never'
  why: string
}

const messages = { forget: 'never', why: 'a message’s own reference keeps it from being sent twice' } as const
const lookUps = { forget: 'never', why: 'a look-up, whose answer is in the application where it counts' } as const

/**
 * Every system, so that none keeps what it said about a person because nobody thought of it. What only a lost answer would
 * be asked for again is forgotten after a day: what the bank keeps of it is in the application.
 */
export const keptAnswers = {
  aadhaar: { forget: 1, why: 'what UIDAI says about a person, for a lost answer' },
  ckyc: { forget: 1, why: 'the registry’s record of a person, for a lost answer' },
  bureau: { forget: 1, why: 'the credit report of the day it was asked for; another day is another enquiry' },
  screening: { forget: 1, why: 'whether a person is on a list, for a lost answer' },
  'mobile-risk': {
    forget: 1,
    why: 'what the registers say about a number that day; the row itself goes after 30 days',
  },
  'social-trust': { forget: 1, why: 'that a code was sent again, for a lost answer' },
  decision: { forget: 'with the application', why: 'equal answers of an applicant are decided once' },
  'core-bank': { forget: 'with the application', why: 'one customer file, and one change of an address' },
  'card-host': { forget: 'with the application', why: 'one card, one PIN, each change of the card once' },
  los: { forget: 'with the application', why: 'the application is handed over once' },
  crm: { forget: 'with the application', why: 'a case is opened once' },
  'document-analysis': { forget: 'with the application', why: 'the numbers of a transaction and its files there' },
  documents: { forget: 'with the application', why: 'the number of a document in the archive, which is stored once' },
  'video-kyc': { forget: 'with the application', why: 'the ticket that the next one comes after' },
  sms: messages,
  voice: messages,
  email: messages,
  whatsapp: messages,
  pan: lookUps,
  location: lookUps,
  clock: lookUps,
  airline: { forget: 'with the application', why: 'one membership is opened once' },
} as const satisfies Readonly<Record<SystemName, KeptAnswer>>

/** Systems whose answers are stored. */
export type KeptSystem = {
  [System in SystemName]: (typeof keptAnswers)[System]['forget'] extends 'never' ? never : System
}[SystemName]

/** The systems whose answers are forgotten after so many days. */
export function forgottenAfterDays(): Map<number, SystemName[]> {
  const byDays = new Map<number, SystemName[]>()
  for (const system of systemNames) {
    const { forget } = keptAnswers[system]
    if (typeof forget === 'number') byDays.set(forget, [...(byDays.get(forget) ?? []), system])
  }
  return byDays
}
