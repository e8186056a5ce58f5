import * as z from 'zod/mini'
import { shipped, type RuleSet } from './rule-sets.ts'

const yesNo = z.enum(['Y', 'N'])

export const cardQuestion = z.strictObject({
  age: z.int().check(z.gte(0), z.lte(150)),
  employmentType: z.enum(['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT']),
  /** Lower end of the range, whole rupees. */
  monthlyIncome: z.int().check(z.gte(0)),
  bureauRecord: yesNo,
  /** 0 if there is no record. */
  bureauScore: z.int().check(z.gte(0), z.lte(999)),
  secured: yesNo,
  /** Behind the secured card. */
  deposit: z.int().check(z.gte(0)),
})

const waivers = { isBVRWaived: yesNo, isRVRWaived: yesNo, isBTVRWaived: yesNo, isMTVRWaived: yesNo }

const cardResult = z.strictObject({
  systemDecision: z.enum(['approve', 'refer', 'reject']),
  rejectCode: z.string(),
  details: z.string(),
  promoCode: z.string(),
  creditLimit: z.int(),
  ...waivers,
})

const finalResult = z.strictObject({
  systemDecision: z.enum(['approve', 'refer', 'reject']),
  rejectCode: z.string(),
  details: z.string(),
})

export type CardQuestion = z.output<typeof cardQuestion>
export type CardDecision = z.output<typeof cardResult>

/** An engine that fails refers the applicant to a person. It never approves. */
const referral: CardDecision = {
  systemDecision: 'refer',
  rejectCode: '',
  details: '',
  promoCode: '',
  creditLimit: 0,
  isBVRWaived: 'N',
  isRVRWaived: 'N',
  isBTVRWaived: 'N',
  isMTVRWaived: 'N',
}

/** Which tables decided, in which version, and each of their steps. */
export interface TracedRules {
  ruleSetId: string
  ruleVersion: string
  trace?: unknown
}

interface Decided<R> {
  decision: R
  rules: TracedRules
  /** No answer could be had of the tables, and the decision is the referral that stands in for it. */
  failed: boolean
}

/** Decides on a card, by the tables of card-decision.json if no others are given. */
export const decideCard = (question: CardQuestion, rules: RuleSet = shipped['card-decision']) =>
  run(rules, cardQuestion, cardResult, question, referral)

export const finalQuestion = z.strictObject({ documentsAccepted: yesNo })

/** Decides after the documents, by the table of final-decision.json if no other is given. */
export const decideFinally = (documentsAccepted: 'Y' | 'N', rules: RuleSet = shipped['final-decision']) =>
  run(
    rules,
    finalQuestion,
    finalResult,
    { documentsAccepted },
    {
      systemDecision: 'refer' as const,
      rejectCode: '',
      details: '',
    },
  )

async function run<Q, R>(
  { ruleSetId, ruleVersion, decision }: RuleSet,
  question: z.ZodMiniType<Q>,
  result: z.ZodMiniType<R>,
  asked: Q,
  otherwise: R,
): Promise<Decided<R>> {
  const named = { ruleSetId, ruleVersion }
  const none = { decision: otherwise, rules: named, failed: true }
  const input = question.safeParse(asked)
  if (!input.success) return none
  const answer = await decision.safeEvaluate(input.data, { trace: true })
  if (!answer.success) return none
  const read = result.safeParse(answer.data.result)
  return {
    decision: read.success ? read.data : otherwise,
    rules: { ...named, trace: answer.data.trace },
    failed: !read.success,
  }
}
