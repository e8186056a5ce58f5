import type { Person, ScriptedDecision } from '../../people/person.ts'

/** What the card's tables are asked, as it is typed. */
export type TypedQuestion = Readonly<Record<keyof typeof ordinary, string>>

export const ordinary = {
  age: '30',
  employmentType: 'SALARIED',
  monthlyIncome: '100000',
  bureauRecord: 'Y',
  bureauScore: '700',
  secured: 'N',
  deposit: '28000',
}

/** The sandbox's bureau gives listed people this score, if their record says no other. */
const listedScore = 760

function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** What would be asked about a person today; employment and income are for their applicant to choose. */
export function questionAbout({ dateOfBirth, bureau }: Person, today: string, before: TypedQuestion): TypedQuestion {
  const records = [bureau?.first, bureau?.second].flatMap((each) => (each === undefined || each === 'none' ? [] : each))
  const known = bureau === undefined || records.length > 0
  const score = records[0]?.score ?? listedScore
  return {
    ...before,
    age: String(ageOn(today, dateOfBirth)),
    bureauRecord: known ? 'Y' : 'N',
    bureauScore: known ? String(score) : '0',
  }
}

const say = ({ systemDecision, rejectCode, waivers, incomeDocRequired }: ScriptedDecision): string =>
  [
    systemDecision,
    rejectCode,
    waivers === 'all' ? 'all checks waived' : waivers === 'none' ? 'no check waived' : undefined,
    incomeDocRequired ? 'income documents required' : undefined,
  ]
    .filter(Boolean)
    .join(', ')

/** The outcomes that a person's story prescribes in the journey, whatever the tables say. */
export function scriptOf({ decision = {} }: Person): string[] {
  const { socialTrust, first, again, final } = decision
  return [
    ...(first ? [`first decision: ${say(first)}`] : []),
    ...(socialTrust ? [`after social trust: ${say(socialTrust.answered)}; skipped: ${say(socialTrust.skipped)}`] : []),
    ...(again ? [`later decisions: ${say(again)}`] : []),
    ...(final ? [`final decision: ${final}`] : []),
  ]
}

/** What is wrong with a typed number, in words; undefined if nothing is. */
export function numberFault(text: string, least: number, most: number): string | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return 'Enter a whole number.'
  const value = Number(text)
  return value < least || value > most ? `Use a number from ${least} to ${most}.` : undefined
}
