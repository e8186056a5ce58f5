import { createHmac, randomUUID } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { keyObject } from '../crypto/key-object.ts'
import { equalInConstantTime } from '../crypto/token.ts'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import type { EarlierAnswer, Scope } from './records.ts'
import type { Values } from './parameters.ts'
import type { Save } from './store.ts'

export interface IdempotencyRow {
  scope: string
  state: 'running' | 'done'
  body_mac: Buffer
  status: number | null
  answer: Buffer | null
}

export const scopeName = (scope: Scope): string => {
  if ('applicationId' in scope) return `a:${scope.applicationId}`
  if ('sessionId' in scope) return `s:${scope.sessionId}`
  return `b:${scope.browser}`
}

/** From a plain hash of the body, a PIN or one-time code in it could be guessed. */
const macOf = (key: Buffer, body: string): Buffer => createHmac('sha256', keyObject(key)).update(body).digest()

const bodyLabel = 'idempotency-body'

export const bodyMac = ({ keys }: Context, body: string): Buffer => macOf(keys.derive(bodyLabel), body)

/** The same under the other root that is known while it is changed (ADR 0090). */
export function otherBodyMac({ keys }: Context, body: string): Buffer | null {
  const other = keys.known(bodyLabel)[1]
  return other ? macOf(other, body) : null
}

const isOfBody = ({ keys }: Context, mac: Buffer, body: string): boolean =>
  keys.known(bodyLabel).some((key) => equalInConstantTime(mac, macOf(key, body)))

const answerPlace = (scope: string, call: string, transactionId: string) =>
  place('idempotency', `${scope}|${call}|${transactionId}`, 'answer')

/** An application's responses are sealed with its own data key. */
const dataKeyOf = async (context: Context, scope: string): Promise<Buffer | undefined> =>
  scope.startsWith('a:') ? context.dataKeys.of(scope.slice(2)) : undefined

const answerLabel = 'idempotency-answer'

export async function sealAnswer(
  context: Context,
  at: { scope: string; call: string; transactionId: string },
  answer: unknown,
): Promise<Buffer> {
  const key = (await dataKeyOf(context, at.scope)) ?? context.keys.derive(answerLabel)
  return sealJson(answer, key, answerPlace(at.scope, at.call, at.transactionId))
}

/** A run that ends with the very statement that does its work, as parameters of it; all null where no call asked. */
export const endedRunTypes = {
  call: 'text?',
  transactionId: 'text?',
  run: 'uuid?',
  bodyMac: 'bytea?',
  status: 'smallint?',
  answer: 'bytea?',
} as const

/** `saved`: the record as the statement leaves it, which is what is answered. */
export async function endedRunValues(
  context: Context,
  scope: string,
  once: Save['idempotency'],
  saved: Application,
): Promise<Values<typeof endedRunTypes>> {
  if (!once) return { call: null, transactionId: null, run: null, bodyMac: null, status: null, answer: null }
  const { call, transactionId, body, run = randomUUID(), status = 200 } = once
  const at = { scope, call, transactionId }
  const answer = await sealAnswer(context, at, once.answer(saved))
  return { call, transactionId, run, bodyMac: bodyMac(context, body), status, answer }
}

/** What an earlier run of the same transaction means for a request with this body. */
export async function earlierAnswer(
  context: Context,
  at: { call: string; transactionId: string; body?: string | undefined },
  row: IdempotencyRow,
): Promise<EarlierAnswer> {
  if (at.body !== undefined && !isOfBody(context, row.body_mac, at.body)) return { kind: 'otherBody' }
  if (row.state === 'running' || row.answer === null) return { kind: 'running' }
  const key = (await dataKeyOf(context, row.scope)) ?? context.keys.known(answerLabel)
  const answer = openJson(row.answer, key, answerPlace(row.scope, at.call, at.transactionId))
  return { kind: 'done', status: row.status ?? 200, answer }
}
