import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { takeCode } from './take-code.ts'
import { registryOf, registryTries, withRegistry } from './registry-attempts.ts'

export type RegistryCode =
  | { kind: 'sent'; change: Change }
  /** The registry found no record of the person on record. */
  | { kind: 'nothingFound' }
  /** No attempt at a code is left today, or no code in this hour. */
  | { kind: 'spent'; until?: string }
  | { kind: 'notSent'; unsure: boolean }

/** Asks the registry to send its code. Codes are sent one after another: a button pressed twice sends one. */
export async function sendRegistryCode(held: HeldApplication, deps: Deps): Promise<RegistryCode> {
  const { application, stored, at, now } = held
  const registry = registryOf(application)
  if (!registry?.recordId) return { kind: 'nothingFound' }
  if (await registryTries(held, deps).spent()) return { kind: 'spent' }
  const asked = { ckycId: registry.recordId, returnUrl: `${deps.config.publicUrl}${screenPaths['ckyc-redirect']}` }
  // A code that was used up is not on record any more; the one after it is another sending.
  const after = registry.code?.transaction ?? registry.ended
  const about = { ...asked, searchedAt: registry.searchedAt, after }
  const taken = await takeCode('ckyc', about, held, deps)
  if ('spentUntil' in taken) return { kind: 'spent', until: taken.spentUntil }
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'ckyc', intent: 'code', about },
    deps.systems.ckyc.requestCode,
    asked,
    { at },
  )
  if (answer.kind === 'unknown') return { kind: 'notSent', unsure: true }
  if (answer.kind !== 'answered') {
    await taken.giveBack()
    return answer.kind === 'refused' && answer.code === 'OTP_LIMIT'
      ? { kind: 'spent' }
      : { kind: 'notSent', unsure: false }
  }
  await taken.sent()
  const { transactionId: transaction, maskedMobile: mobile } = answer.value
  return {
    kind: 'sent',
    change: {
      next: withRegistry(application, registry, { code: { transaction, sentAt: now, mobile }, passedAt: undefined }),
      what: 'ckyc-code-sent',
    },
  }
}
