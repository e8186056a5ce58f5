import { readFileSync } from 'node:fs'
import { texts } from '@card-journey/journey/texts/en/fields.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { bearerOf, refuse, signedIn } from '../desk/desk-session.ts'
import { keepSignInsOf } from '../desk/sign-in.ts'
import type { Prepared } from '../links/prepared-clients.ts'
import type { SystemHost } from '../serve.ts'
import { checkEntered } from './asked-fields.ts'
import { deskContext } from './desk-context.ts'
import { nameOf, preparedView } from './prepared-view.ts'
import type { PreparedView } from './views.ts'

const text = z.string().check(z.maxLength(200))
const staff = z
  .array(z.strictObject({ badge: text, name: text }))
  .parse(JSON.parse(readFileSync(new URL('./staff.json', import.meta.url), 'utf8')))

const signInRequest = z.strictObject({ badge: text })
const preparation = z.strictObject({
  mobile: text,
  productLogo: text,
  language: z.enum(languages),
  answers: z.record(text, text),
})
const idInPath = z.strictObject({ id: text })

/** Names the bank's own telecallers among those who prepare client data. */
const clientId = 'TELECALLER'

/**
 * What the telecaller desk's page asks and does, under /telecaller/api. It prepares and looks. It can't confirm anything,
 * sees no code, and gets back nothing of what was entered but which fields were.
 */
export function serveTelecaller({ app, bank }: SystemHost, masterDataDir?: string): void {
  const signIns = keepSignInsOf(
    staff.map((person) => ({ ...person, roles: ['telecaller'] as const })),
    Date.now,
  )
  const { preparedClients, notifier } = bank
  let context: ReturnType<typeof deskContext> | undefined
  const bankData = () => (context ??= deskContext(masterDataDir))
  const view = (prepared: Prepared): PreparedView =>
    preparedView(prepared, preparedClients.isFresh(prepared), bankData().nameOfCard(prepared.productLogo))
  const send = (content: Parameters<typeof preparedClients.prepare>[0]): PreparedView => {
    const prepared = preparedClients.prepare(content)
    notifier.clientPrepared(prepared)
    return view(prepared)
  }
  const refuseFields = (reply: FastifyReply, fields: Readonly<Record<string, string>>) => {
    reply.code(400).send({ error: 'Some answers need another look.', fields })
    return undefined
  }

  app.get('/telecaller/api/staff', () => staff)
  app.post('/telecaller/api/sign-in', (request, reply) => {
    const asked = signInRequest.safeParse(request.body)
    const signed = asked.success ? signIns.signIn(asked.data.badge, 'telecaller') : undefined
    return signed ?? refuse(reply, 400, 'Choose a telecaller.')
  })
  app.post('/telecaller/api/sign-out', (request) => {
    signIns.signOut(bearerOf(request))
    return { done: true }
  })
  app.get('/telecaller/api/context', (request, reply) => {
    if (!signedIn(signIns, request, reply, ['telecaller'])) return undefined
    const { cards, choices } = bankData()
    return { cards, choices }
  })
  app.get('/telecaller/api/applications', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['telecaller'])
    return person && preparedClients.madeBy(person.badge).map(view)
  })
  app.post('/telecaller/api/applications', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['telecaller'])
    if (!person) return undefined
    const asked = preparation.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'The request can’t be read.')
    const { productLogo, language } = asked.data
    if (!bankData().cards.some(({ value }) => value === productLogo))
      return refuseFields(reply, { productLogo: 'Choose a card.' })
    const { mobile, answers, mistakes } = checkEntered(asked.data, bank.today())
    const wrong = Object.entries(mistakes).map(([field, key]) => [field, texts[key]] as const)
    if (wrong.length > 0) return refuseFields(reply, Object.fromEntries(wrong))
    const { channelCode } = bankData()
    return send({ mobile, productLogo, language, answers, channelCode, clientId, by: person.badge })
  })
  /** Another link for one whose link has run out or could not be sent; the earlier one opens nothing any more. */
  app.post('/telecaller/api/applications/:id/again', (request, reply) => {
    const person = signedIn(signIns, request, reply, ['telecaller'])
    if (!person) return undefined
    const { id } = idInPath.parse(request.params)
    const found = preparedClients.madeBy(person.badge).find((prepared) => nameOf(prepared) === id)
    if (!found) return refuse(reply, 404, 'There is no such application.')
    if (!view(found).canSendAgain) return refuse(reply, 409, 'The link that was sent still works.')
    const { mobile, productLogo, feeCode, language, answers, channelCode, by } = found
    preparedClients.forget(found.requestId)
    return send({ mobile, productLogo, feeCode, language, answers: { ...answers }, channelCode, clientId, by })
  })
}
