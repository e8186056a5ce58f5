import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { SystemHost } from '../serve.ts'
import { checkTables } from './check-cells.ts'
import { checkEdit, edit, withEdit } from './edited-rules.ts'
import { ruleSetIds, ruleSetOf, type RuleSetId } from './rule-sets.ts'
import { cardQuestion, decideCard, decideFinally, finalQuestion } from './rules.ts'
import type { RuleSetView, Tried } from './rules-view.ts'
import { stepsOf } from './trace-steps.ts'

const named = z.strictObject({ id: z.enum(ruleSetIds) })
const idOf = (params: unknown): RuleSetId | undefined => named.safeParse(params).data?.id

const cardTrial = z.strictObject({ edit, question: cardQuestion })
const finalTrial = z.strictObject({ edit, question: finalQuestion })

/** The decision tables as the console's form shows, tries and saves them. */
export function serveRules({ app, bank }: SystemHost): void {
  const view = (id: RuleSetId): RuleSetView => {
    const { graph, ruleVersion } = bank.rules.current(id)
    return { id, graph, ruleVersion, isEdited: bank.rules.isEdited(id) }
  }
  const refusal = (error: string) => ({ error })
  const unknown = (reply: FastifyReply) => reply.code(404).send(refusal(`There are only ${ruleSetIds.join(' and ')}.`))

  app.get('/decisions/rules', () => ruleSetIds.map(view))

  app.post('/decisions/rules/:id', async (request, reply) => {
    const id = idOf(request.params)
    if (!id) return unknown(reply)
    const asked = edit.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(refusal(z.prettifyError(asked.error)))
    const checked = await checkEdit(id, asked.data)
    if ('findings' in checked) return reply.code(400).send({ findings: checked.findings })
    if ('undecided' in checked)
      return reply
        .code(400)
        .send(refusal(`These tables would give no decision about an applicant ${checked.undecided}.`))
    bank.rules.save(checked.rules)
    return view(id)
  })

  app.post('/decisions/rules/:id/reset', (request, reply) => {
    const id = idOf(request.params)
    if (!id) return unknown(reply)
    bank.rules.reset(id)
    return view(id)
  })

  app.post('/decisions/rules/:id/try', async (request, reply) => {
    const id = idOf(request.params)
    if (!id) return unknown(reply)
    const tried = id === 'card-decision' ? await tryCard(request.body) : await tryFinal(request.body)
    return 'decision' in tried ? tried : reply.code(400).send(tried)
  })
}

async function tryCard(body: unknown): Promise<Tried | { findings: unknown } | { error: string }> {
  const asked = cardTrial.safeParse(body)
  if (!asked.success) return { error: z.prettifyError(asked.error) }
  const graph = withEdit('card-decision', asked.data.edit)
  const findings = checkTables(graph)
  if (findings.length > 0) return { findings }
  const { decision, rules, failed } = await decideCard(asked.data.question, ruleSetOf('card-decision', graph))
  return { decision, failed, steps: stepsOf(graph, rules.trace) }
}

async function tryFinal(body: unknown): Promise<Tried | { findings: unknown } | { error: string }> {
  const asked = finalTrial.safeParse(body)
  if (!asked.success) return { error: z.prettifyError(asked.error) }
  const graph = withEdit('final-decision', asked.data.edit)
  const findings = checkTables(graph)
  if (findings.length > 0) return { findings }
  const { question } = asked.data
  const { decision, rules, failed } = await decideFinally(
    question.documentsAccepted,
    ruleSetOf('final-decision', graph),
  )
  return { decision, failed, steps: stepsOf(graph, rules.trace) }
}
