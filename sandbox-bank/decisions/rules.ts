import { readFileSync } from 'node:fs'
import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine'
import * as z from 'zod/mini'

/** The tables are files beside this one; a product owner edits them in any decision-table editor. */
const load = (name: string) => new ZenDecisionContent(readFileSync(new URL(`./${name}.json`, import.meta.url)))

const files = { card: load('card-decision'), final: load('final-decision') }
const engine = new ZenEngine({ loader: async (key) => (key === 'final' ? files.final : files.card) })

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

/** Decides by the tables of card-decision.json. */
export async function decideCard(question: CardQuestion): Promise<CardDecision> {
  return run('card', cardQuestion, cardResult, question, referral)
}

/** Decides by the table of final-decision.json. */
export async function decideFinally(documentsAccepted: 'Y' | 'N') {
  return run(
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
}

async function run<Q, R>(
  key: string,
  question: z.ZodMiniType<Q>,
  result: z.ZodMiniType<R>,
  asked: Q,
  otherwise: R,
): Promise<R> {
  const input = question.safeParse(asked)
  if (!input.success) return otherwise
  const answer = await engine.safeEvaluate(key, input.data)
  if (!answer.success) return otherwise
  const read = result.safeParse(answer.data.result)
  return read.success ? read.data : otherwise
}
