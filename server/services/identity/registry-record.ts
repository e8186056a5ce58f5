import { isDeepStrictEqual } from 'node:util'
import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { ckycMarker, ckycOutcome, withoutRecord } from '@card-journey/journey/rules/identity/ckyc.ts'
import type { CkycRecord } from '@card-journey/providers/ckyc/port.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { answersAnd, effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { requestName, type Request } from '../request-name.ts'
import { registryOf, registryTries, withRegistry, type Registry } from './registry-attempts.ts'

/** How the applicant shows that the record is theirs: the code that the registry sent, or the token of the link beside it. */
export type RegistryProof = { call: 'ckycDownload'; otp: string } | { call: 'CKYCToken'; token: string }

/** Each kind with a `change` is saved. */
export type RegistryFetch =
  /** Another person’s, too old, or to be confirmed. */
  | { kind: 'fetched'; change: Change }
  /** No code is awaited, or the registry knows it no longer. */
  | { kind: 'noCode' }
  | { kind: 'unavailable' }
  | { kind: 'wrongCode'; triesLeft: number; change?: Change }

/** The registry's refusals of a code or token; any other leaves the same one to be tried again. */
const ofTheProof = [
  'OTP_WRONG',
  'OTP_EXPIRED',
  'OTP_VOID',
  'TRANSACTION_UNKNOWN',
  'TOKEN_UNKNOWN',
  'BIRTH_DATE_DIFFERS',
]

/**
 * Fetches the applicant’s record and compares it with the application. The effect is named by the code and what it was
 * sent for: after a lost save or a lost answer, the same code entered again finds what the registry said.
 */
export async function fetchRegistryRecord(
  held: HeldApplication & Request,
  proof: RegistryProof,
  deps: Deps,
): Promise<RegistryFetch> {
  const { application, stored, at, now, today } = held
  const registry = registryOf(application)
  const [person] = application.applicantDetails
  const { dateOfBirth } = person
  if (!registry?.code || !dateOfBirth) return { kind: 'noCode' }
  const attempt = await registryTries(held, deps).take(requestName(held, deps))
  const ended = registry.code.transaction
  if (!attempt) {
    // Also after a lost save: the record says that the day's attempts are used up, and asks for no code.
    const next = withRegistry(application, registry, { code: undefined, ended, spentDay: today })
    return { kind: 'wrongCode', triesLeft: 0, change: { next, what: 'ckyc-code-refused', detail: { left: 0 } } }
  }

  const asked = { transactionId: ended, dateOfBirth }
  const { ckyc } = deps.systems
  const about = { ...asked, ...(proof.call === 'CKYCToken' ? { token: proof.token } : { otp: proof.otp }) }
  const name = { applicationId: stored.id, system: 'ckyc' as const, intent: proof.call, about }
  // The registry counts its attempts too: the same wrong code is not shown to it twice.
  const conditions = { at, isUsable: answersAnd(...ofTheProof) }
  const answer: ProviderResult<CkycRecord> =
    proof.call === 'CKYCToken'
      ? await effectOnce(deps, name, ckyc.redeemToken, { ...asked, token: proof.token }, conditions)
      : await effectOnce(deps, name, ckyc.download, { ...asked, otp: proof.otp }, conditions)

  if (answer.kind === 'refused' && (answer.code === 'OTP_WRONG' || answer.code === 'OTP_VOID')) {
    const { left } = attempt
    const over = answer.code === 'OTP_VOID' || left === 0
    const next = withRegistry(application, registry, {
      ...(over && { code: undefined, ended }),
      ...(left === 0 && { spentDay: today }),
    })
    return { kind: 'wrongCode', triesLeft: left, change: { next, what: 'ckyc-code-refused', detail: { left } } }
  }
  await attempt.giveBack()
  if (answer.kind === 'refused' && answer.code === 'BIRTH_DATE_DIFFERS')
    return { kind: 'fetched', change: judged(held, proof.call, { samePerson: false, quality: 'good' }) }
  if (answer.kind !== 'answered') return { kind: answer.kind === 'refused' ? 'noCode' : 'unavailable' }

  const record = answer.value
  const nameOnRecord = fullNameOf({ ...person, ...record })
  const names = await deps.systems.pan.nameMatch({ one: nameOnRecord, other: fullNameOf(person) })
  if (names.kind !== 'answered') return { kind: 'unavailable' }
  const samePerson = names.value.match && record.dateOfBirth === dateOfBirth
  const facts = { samePerson, quality: record.quality }
  if (ckycOutcome(facts) !== 'ask') return { kind: 'fetched', change: judged(held, proof.call, facts) }
  const shown = {
    name: nameOnRecord,
    dateOfBirth: record.dateOfBirth,
    city: record.city,
    pincode: record.pincode,
    ending: record.ckycId.slice(-4),
  }
  const change = fetched(application, {
    write: (record, known) =>
      withRegistry(record, known, { code: undefined, ended, record: shown, passedAt: undefined }),
    what: 'ckyc-fetched',
    detail: { at: now },
  })
  return { kind: 'fetched', change }
}

/**
 * What came of the record. A later attempt that found none left, while this one was compared, does not take it back; a change of
 * what it rests on does.
 */
function fetched(
  application: Application,
  {
    write,
    ...event
  }: { write: (record: Application, registry: Registry) => Application } & Pick<Change, 'what' | 'detail'>,
): Change {
  const onto = (record: Application): Application | undefined => {
    const registry = registryOf(record)
    return registry && isDeepStrictEqual(basisOf(record), basisOf(application)) ? write(record, registry) : undefined
  }
  const next = onto(application)
  if (!next) throw new Error('a record was fetched that no search had found')
  return { next, again: onto, ...event }
}

/** The search, its code whether it is used up or not, and the names with which the record was compared. */
function basisOf(application: Application) {
  const { recordId, searchedAt, code, ended, record } = registryOf(application) ?? {}
  const [person] = application.applicantDetails
  return {
    recordId,
    searchedAt,
    code: code?.transaction ?? ended,
    isFetched: record !== undefined,
    name: fullNameOf(person),
  }
}

/** The record can’t take the place of the video call: nothing of it is kept. */
function judged(
  { application, now }: HeldApplication,
  call: RegistryProof['call'],
  facts: Parameters<typeof ckycOutcome>[0],
): Change {
  const outcome = ckycOutcome(facts)
  if (outcome === 'ask') throw new Error('a good record of the same person is the applicant’s to confirm')
  const marker = ckycMarker(outcome, application.journeyMode)
  return fetched(application, {
    write: (record) => setMarkerAfter(call, withoutRecord(record), marker, now),
    what: 'ckyc-judged',
    detail: { outcome },
  })
}
