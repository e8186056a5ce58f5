import { createHmac } from 'node:crypto'
import { keyObject } from '../crypto/key-object.ts'
import { equalInConstantTime } from '../crypto/token.ts'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import type { EarlierAnswer, Scope } from './records.ts'

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
export const bodyMac = (context: Context, body: string): Buffer =>
  createHmac('sha256', keyObject(context.keys.derive('idempotency-body')))
    .update(body)
    .digest()

const answerPlace = (scope: string, call: string, transactionId: string) =>
  place('idempotency', `${scope}|${call}|${transactionId}`, 'answer')

/** An application's responses are sealed with its own data key. */
async function answerKey(context: Context, scope: string): Promise<Buffer> {
  const key = scope.startsWith('a:') ? await context.dataKeys.of(scope.slice(2)) : undefined
  return key ?? context.keys.derive('idempotency-answer')
}

export async function sealAnswer(
  context: Context,
  at: { scope: string; call: string; transactionId: string },
  answer: unknown,
): Promise<Buffer> {
  return sealJson(answer, await answerKey(context, at.scope), answerPlace(at.scope, at.call, at.transactionId))
}

/** What an earlier run of the same transaction means for a request with this body. */
export async function earlierAnswer(
  context: Context,
  at: { call: string; transactionId: string; body?: string | undefined },
  row: IdempotencyRow,
): Promise<EarlierAnswer> {
  if (at.body !== undefined && !equalInConstantTime(row.body_mac, bodyMac(context, at.body)))
    return { kind: 'otherBody' }
  if (row.state === 'running' || row.answer === null) return { kind: 'running' }
  const key = await answerKey(context, row.scope)
  const answer = openJson(row.answer, key, answerPlace(row.scope, at.call, at.transactionId))
  return { kind: 'done', status: row.status ?? 200, answer }
}
