import type { Deps } from '../../compose.ts'
import type { ConsentEntry, OutboxEntry } from '../../store/records.ts'
import type { Save } from '../../store/store.ts'
import { consentEntries, type GivenConsent } from '../consent/consents.ts'
import type { HeldApplication } from '../held-application.ts'
import { attemptsOnNewer } from '../change.ts'
import { requestName } from '../request-name.ts'
import type { Holder } from './holder-proof.ts'

export type RecordedConsents = () => ReturnType<Deps['store']['consents']['of']>

/** The application's consents, read once for a request, when they are first needed. */
export function recordedConsents(applicationId: string, { store }: Pick<Deps, 'store'>): RecordedConsents {
  let read: ReturnType<RecordedConsents> | undefined
  return () => (read ??= store.consents.of(applicationId))
}

/** The consent's entry; none where the record has it under this version already. */
export async function unrecorded(
  recorded: RecordedConsents,
  { consent, language }: { consent: GivenConsent; language: string },
  deps: Deps,
): Promise<ConsentEntry[]> {
  const last = (await recorded()).findLast(({ code }) => code === consent.code)
  if (last?.value === consent.value && last.version === consent.version) return []
  return consentEntries([consent], language, deps.masterData())
}

interface Beforehand {
  what: string
  detail?: Readonly<Record<string, string | number | boolean>>
  consents: ConsentEntry[]
  outbox?: OutboxEntry[]
}

/**
 * Saves a consent before the host is asked for what was agreed to: no answer that is lost leaves a change whose consent is
 * nowhere. Whether it is saved.
 */
export const saveBeforehand = (held: HeldApplication, before: Beforehand, deps: Deps): Promise<boolean> =>
  saveOntoLatest(held, before, undefined, deps)

/**
 * The same for a consent to this one order: a request that is repeated because the host was away records it once, unless
 * the consent has ended in between.
 */
export async function saveBeforehandOnce(
  held: Holder,
  before: Beforehand,
  deps: Deps,
  recorded = recordedConsents(held.stored.id, deps),
): Promise<boolean> {
  const codes = before.consents.map(({ code }) => code)
  const ended = (await recorded()).filter(({ code, value }) => value === 'N' && codes.includes(code)).length
  const transactionId = `${requestName(held, deps)}-${ended}`
  const once = { call: before.what, transactionId, body: held.body, answer: () => ({}) }
  return saveOntoLatest(held, before, once, deps)
}

async function saveOntoLatest(
  { stored, session, at, now }: HeldApplication,
  { what, detail, consents, outbox }: Beforehand,
  idempotency: Save['idempotency'],
  deps: Deps,
): Promise<boolean> {
  let onto = stored
  for (let tries = 0; tries < attemptsOnNewer; tries++) {
    const saved = await deps.store.save({
      writer: { sessionId: session.id, epoch: stored.epoch },
      applicationId: stored.id,
      version: onto.version,
      document: { ...onto.document, sessionId: session.webSessionId, sessionDateTime: now },
      audit: [{ what, detail }],
      consents,
      outbox,
      idempotency,
      at,
    })
    if (saved.kind === 'saved' || saved.kind === 'duplicate') return true
    if (saved.kind !== 'versionConflict') return false
    onto = saved.latest
  }
  return false
}
