import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { DeskCall } from '../call.ts'
import { callView, sessionOf } from '../call-view.ts'
import { livenessMethods, policy } from '../desk-data.ts'
import { callFor, refuse, refuseAs, type DeskParts } from '../desk-session.ts'

const markRequest = z.discriminatedUnion('item', [
  z.strictObject({ item: z.literal('consent') }),
  z.strictObject({ item: z.literal('faceMatches') }),
  z.strictObject({ item: z.literal('document') }),
  z.strictObject({ item: z.literal('liveness'), method: z.enum(livenessMethods.map(({ id }) => id)) }),
])
const answerRequest = z.strictObject({
  question: z.string().check(z.maxLength(50)),
  result: z.enum(['matches', 'differs']),
})
const kind = z.enum(['face', 'pan'])
const snapshotRequest = z.strictObject({
  kind,
  jpeg: z.string().check(z.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/)),
})

/** What the agent collects while the applicant is in the room and the call is recorded. Each piece is logged. */
export function serveEvidence(app: FastifyInstance, parts: DeskParts): void {
  const { desk, evidence, recordings } = parts

  /** The agent's own call, in a session that is being recorded. */
  function liveCall(request: FastifyRequest, reply: FastifyReply): DeskCall | undefined {
    const found = callFor(request, reply, parts)
    if (!found) return undefined
    if (found.person.role !== 'agent') return refuse(reply, 403, 'Only the agent collects evidence.')
    const { state, ticket, session } = found.call
    if (state !== 'inCall') return refuseAs(reply, 'NOT_NOW')
    return recordings.isRunning(ticket, session) ? found.call : refuseAs(reply, 'NOT_BEING_RECORDED')
  }

  function collected({ ticket, agent }: DeskCall, reply: FastifyReply, what: string, detail?: string) {
    const changed = desk.change(ticket, { kind: 'note', by: agent?.badge ?? 'desk', what, detail })
    return 'refuse' in changed ? refuseAs(reply, changed.refuse) : callView(changed.call, parts, agent?.badge ?? '')
  }

  app.post('/desk/api/calls/:call/marks', (request, reply) => {
    const call = liveCall(request, reply)
    if (!call) return undefined
    const asked = markRequest.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'The request can’t be read.')
    const { ticket, session } = call
    const mark = asked.data
    if (mark.item === 'liveness') evidence.liveness(ticket, session, mark.method)
    else if (mark.item === 'consent') evidence.consent(ticket, session)
    else {
      const { snapshots } = evidence.of(ticket, session)
      if (!snapshots.face || !snapshots.pan) return refuse(reply, 409, 'Take the pictures of face and PAN first.')
      if (mark.item === 'faceMatches') evidence.faceMatches(ticket, session)
      else if (call.asked.identityDocument) evidence.documentMatches(ticket, session)
      else return refuse(reply, 409, 'This call has no identity document.')
    }
    return collected(call, reply, mark.item, mark.item === 'liveness' ? mark.method : undefined)
  })

  app.post('/desk/api/calls/:call/answers', (request, reply) => {
    const call = liveCall(request, reply)
    if (!call) return undefined
    const asked = answerRequest.safeParse(request.body)
    const isAsked = ({ id }: { id: string }) => id === asked.data?.question
    if (!asked.success || !sessionOf(call, parts).script.questions.some(isAsked))
      return refuse(reply, 400, 'This question is not asked in this session.')
    evidence.answer(call.ticket, call.session, asked.data.question, asked.data.result)
    return collected(call, reply, 'answer', `${asked.data.question} ${asked.data.result}`)
  })

  app.post('/desk/api/calls/:call/snapshots', { bodyLimit: 2 * policy.snapshotBytes }, async (request, reply) => {
    const call = liveCall(request, reply)
    if (!call) return reply
    const asked = snapshotRequest.safeParse(request.body)
    const jpeg = Buffer.from(asked.data?.jpeg ?? '', 'base64')
    if (!asked.success || jpeg.length > policy.snapshotBytes) {
      refuse(reply, 400, 'The picture can’t be used: a JPEG of up to 600 kB is needed.')
      return reply
    }
    await evidence.snapshot(call.ticket, call.session, asked.data.kind, jpeg)
    return collected(call, reply, 'snapshot', asked.data.kind) ?? reply
  })

  app.get('/desk/api/calls/:call/snapshots/:kind', async (request, reply) => {
    const found = callFor(request, reply, parts)
    if (!found) return reply
    const wanted = kind.safeParse(z.record(z.string(), z.string()).parse(request.params)['kind'])
    const { ticket, session } = found.call
    const picture = wanted.success ? await evidence.picture(ticket, session, wanted.data) : undefined
    if (!picture) return reply.code(404).send({ error: 'This picture doesn’t exist.' })
    return reply.type('image/jpeg').header('cache-control', 'no-store').send(picture)
  })
}
