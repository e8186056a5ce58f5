import { turnServers } from '@card-journey/providers/video-kyc/turn-wire.ts'
import * as z from 'zod/mini'
import type { SystemHost } from '../serve.ts'
import type { DeskCall, Member } from './call.ts'
import { auditRows, callView, isSaving, sessionOf, unplayedBy, waitingView } from './call-view.ts'
import { reasons, staff } from './desk-data.ts'
import { bearerOf, callFor, refuse, refuseAs, signedIn, type DeskParts } from './desk-session.ts'
import { serveEvidence } from './evidence/serve-evidence.ts'
import { serveRecordings } from './recordings/serve-recordings.ts'
import type { SignedIn } from './sign-in.ts'
import type { Step } from './step.ts'
import type { QueueView } from './views.ts'

const signInRequest = z.strictObject({
  badge: z.string().check(z.maxLength(20)),
  role: z.enum(['agent', 'auditor']),
})
const words = z.string().check(z.maxLength(500))
const codesOf = (list: readonly { code: string }[]) => z.array(z.enum(list.map(({ code }) => code)))
const verdictRequest = z.strictObject({
  verdict: z.enum(['approved', 'refer', 'decline']),
  business: codesOf(reasons.business),
  technical: codesOf(reasons.technical),
  note: words,
})
const returnRequest = z.strictObject({ reason: words })

/** What the desk's page asks and does, under /desk/api. */
export function serveDesk({ app, bank }: SystemHost, parts: DeskParts): void {
  const { desk, signIns } = parts

  app.get('/desk/api/staff', () => staff)
  app.post('/desk/api/sign-in', (request, reply) => {
    const asked = signInRequest.safeParse(request.body)
    const signed = asked.success ? signIns.signIn(asked.data.badge, asked.data.role) : undefined
    if (!signed) return refuse(reply, 400, 'Choose a person and one of their roles.')
    parts.presence.seen(signed.person)
    return signed
  })
  app.post('/desk/api/sign-out', (request) => {
    const person = signIns.find(bearerOf(request))
    signIns.signOut(bearerOf(request))
    if (person) parts.presence.gone(person.badge)
    return { done: true }
  })

  app.get('/desk/api/queue', (request, reply): QueueView | undefined => {
    const person = signedIn(signIns, request, reply, ['agent'])
    if (!person) return undefined
    const own = desk.ownCall(person.badge)
    return {
      desk: bank.dials.current().desk,
      waiting: desk.line().map(waitingView),
      own: own?.ticket,
    }
  })
  // Asked for each connection: the credentials work for ten minutes.
  app.get('/desk/api/ice-servers', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['agent'])
    if (!person) return undefined
    reply.header('cache-control', 'no-store')
    return turnServers(parts.turn)
  })
  app.post('/desk/api/calls/take', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['agent'])
    if (!person) return undefined
    const taken = desk.takeNext(memberOf(person))
    return 'refuse' in taken ? refuseAs(reply, taken.refuse) : { call: taken.call.ticket }
  })
  app.get('/desk/api/audit', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['auditor'])
    return person && auditRows(desk.all(), person.badge)
  })

  app.get('/desk/api/calls/:call', (request, reply) => {
    const found = callFor(request, reply, parts)
    return found && callView(found.call, parts, found.person.badge)
  })

  /** One thing that a person does to a call. */
  const serveStep = (
    action: string,
    role: 'agent' | 'auditor',
    stepOf: (by: Member, call: DeskCall, body: unknown) => Step | undefined,
  ) =>
    app.post(`/desk/api/calls/:call/${action}`, (request, reply) => {
      const person = signedIn(signIns, request, reply, [role])
      const found = person && callFor(request, reply, parts)
      if (!found) return undefined
      const step = stepOf(memberOf(found.person), found.call, request.body)
      if (!step) return refuse(reply, 400, 'The request can’t be read.')
      const changed = desk.change(found.call.ticket, step)
      return 'refuse' in changed ? refuseAs(reply, changed.refuse) : callView(changed.call, parts, found.person.badge)
    })

  serveStep('end', 'agent', (by) => ({ kind: 'end', by }))
  serveStep('verdict', 'agent', (by, call, body) => {
    const asked = verdictRequest.safeParse(body)
    if (!asked.success) return undefined
    const { missing, recording } = sessionOf(call, parts)
    return { kind: 'judge', by, judgement: asked.data, missing, recording }
  })
  serveStep('confirm', 'auditor', (by, call) => ({
    kind: 'confirm',
    by,
    unplayed: unplayedBy(by.badge, call, parts),
    saving: isSaving(call, parts),
  }))
  serveStep('return', 'auditor', (by, _, body) => {
    const asked = returnRequest.safeParse(body)
    return asked.success ? { kind: 'sendBack', by, reason: asked.data.reason } : undefined
  })

  serveEvidence(app, parts)
  serveRecordings(app, parts)
}

const memberOf = ({ badge, name }: SignedIn): Member => ({ badge, name })
