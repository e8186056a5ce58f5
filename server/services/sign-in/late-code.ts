import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { isUndelivered, sendMessage, type Delivery } from '../messages/send-message.ts'

/** A code that arrives with less time left than this would expire before it is typed. */
const usefulMs = 90_000

/** How a code is sent: everything but the code itself, which is derived from the challenge. */
export type CodeMessage = PayloadOf<'late-code'>

/** Hands a challenge's code to its gateway, under the challenge's id: the gateway sends it once. */
export const sendCodeOf = (
  { id, code, expiresAt, at }: { id: string; code: string; expiresAt: number; at: number },
  message: CodeMessage,
  deps: Deps,
): Promise<Delivery> =>
  sendMessage(deps, {
    ...message,
    reference: id,
    values: {
      // Read out digit by digit.
      otp: message.channel === 'voice' ? Array.from(code).join(', ') : code,
      minutes: String(Math.round((expiresAt - at) / 60_000)),
      host: new URL(deps.config.publicUrl).host,
    },
  })

export const lateCodeEntry = (challengeId: string, message: CodeMessage): OutboxEntry => ({
  kind: 'late-code',
  reference: challengeId,
  payload: message,
})

export async function sendLateCode({ reference: id, payload }: Job<'late-code'>, deps: Deps): Promise<void> {
  const at = deps.clock()
  const challenge = await deps.store.challenges.unused(id, at, deps.masterData().policy)
  if (!challenge || challenge.expiresAt - at < usefulMs) return
  if (isUndelivered(await sendCodeOf({ id, ...challenge, at }, payload, deps)))
    throw new Error('the message gateway is still away')
}
