import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine'
import * as z from 'zod/mini'

/** The tables are files beside this one; a product owner edits them in any decision-table editor. */
const load = (ruleSetId: string) => {
  const file = readFileSync(new URL(`./${ruleSetId}.json`, import.meta.url))
  // The version of a table is what is in its file.
  const ruleVersion = createHash('sha256').update(file).digest('hex').slice(0, 12)
  return { content: new ZenDecisionContent(file), named: { ruleSetId, ruleVersion } }
}

const files = { card: load('card-decision'), final: load('final-decision') }
type Rules = keyof typeof files
const engine = new ZenEngine({ loader: async (key) => files[key === 'final' ? 'final' : 'card'].content })

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

/** Decides by the tables of card-decision.json. */
export const decideCard = (question: CardQuestion) => run('card', cardQuestion, cardResult, question, referral)

/** Decides by the table of final-decision.json. */
export const decideFinally = (documentsAccepted: 'Y' | 'N') =>
  run(
    'final',
    z.strictObject({ documentsAccepted: yesNo }),
    finalResult,
    { documentsAccepted },
    {
      systemDecision: 'refer' as const,
      rejectCode: '',
      details: '',
    },
  )

async function run<Q, R>(
  key: Rules,
  question: z.ZodMiniType<Q>,
  result: z.ZodMiniType<R>,
  asked: Q,
  otherwise: R,
): Promise<{ decision: R; rules: TracedRules }> {
  const { named } = files[key]
  const none = { decision: otherwise, rules: named }
  const input = question.safeParse(asked)
  if (!input.success) return none
  const answer = await engine.safeEvaluate(key, input.data, { trace: true })
  if (!answer.success) return none
  const read = result.safeParse(answer.data.result)
  return { decision: read.success ? read.data : otherwise, rules: { ...named, trace: answer.data.trace } }
}
