import { feePlanOf, productByLogo } from '@card-journey/bank/find.ts'
import { isYes } from '@card-journey/journey/fields/flag.ts'
import { channelCodeOf, isTelecallerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import type { ClientData, PreparedEvent } from '@card-journey/providers/crm/port.ts'
import type { Deps } from '../../compose.ts'
import { tellTelecaller } from '../assisted/tell-telecaller.ts'
import type { ClientDataIds } from './client-data-ids.ts'

interface Taken {
  browser: string
  data: ClientData
}

export type FoundClientData =
  | { kind: 'found'; data: ClientData }
  /** Unknown, used up, expired, or another browser's: all look the same (T2). */
  | { kind: 'unknown' }
  | { kind: 'bankAway' }

const purpose = 'client-data'
/** As long as the cookie of the ids (ST-08). */
export const clientDataMinutes = 15
const livesMs = clientDataMinutes * 60_000

const linkOf = ({ requestId, clientId }: ClientDataIds) => ({
  purpose,
  applicationId: '',
  name: `${clientId} ${requestId}`,
})

async function takenOf(ids: ClientDataIds, { store }: Deps) {
  const token = store.links.tokenOf(linkOf(ids))
  const kept = await store.links.read({ purpose, token })
  return kept && { ...kept, ...(kept.payload as Partial<Taken> | undefined), token }
}

/** Whether an application was made of it; that stays known after the data itself is erased. */
export const isSpent = async (ids: ClientDataIds, deps: Deps): Promise<boolean> =>
  (await takenOf(ids, deps))?.usedAt !== undefined

/** Asks the CRM. An answer about other ids, or that names nothing that the bank sells, is no answer. */
export async function askCrm(ids: ClientDataIds, { systems, masterData, log }: Deps): Promise<FoundClientData> {
  const answer = await systems.crm.clientData(ids)
  if (answer.kind === 'refused') return { kind: 'unknown' }
  if (answer.kind !== 'answered') return { kind: 'bankAway' }
  const data = answer.value
  const product = productByLogo(masterData(), data.productLogo)
  const usable =
    data.requestId === ids.requestId &&
    data.clientId === ids.clientId &&
    channelCodeOf(data.channelCode) !== undefined &&
    product !== undefined &&
    feePlanOf(product, data.feeCode) !== undefined
  if (!usable) log.warn('client-data-unusable', {})
  // Without the person's consent the partner may not have passed the number on.
  return usable && isYes(data.consent) ? { kind: 'found', data } : { kind: 'unknown' }
}

/**
 * Opens prepared client data for a browser: the first one that asks has it, for a quarter of an hour or until an
 * application is made of it. A reload asks again.
 */
export async function openClientData(
  { browser, at }: { browser: string; at: number },
  ids: ClientDataIds,
  deps: Deps,
): Promise<FoundClientData> {
  const mine = async (): Promise<FoundClientData | undefined> => {
    const taken = await takenOf(ids, deps)
    if (!taken) return undefined
    const { data } = taken
    const open = taken.browser === browser && taken.expiresAt > at && taken.usedAt === undefined
    return open && data ? { kind: 'found', data } : { kind: 'unknown' }
  }
  const before = await mine()
  if (before) return before
  const asked = await askCrm(ids, deps)
  if (asked.kind !== 'found') return asked
  const payload: Taken = { browser, data: asked.data }
  await deps.store.links.create({ ...linkOf(ids), expiresAt: at + livesMs, payload, at })
  // Of two browsers at the same moment the first one stays.
  const opened = (await mine()) ?? { kind: 'unknown' as const }
  if (opened.kind === 'found') await tellIfAssisted(opened.data, 'opened', at, deps)
  return opened
}

/** Partners hear nothing of what their customers do. */
async function tellIfAssisted(data: ClientData, event: PreparedEvent, at: number, deps: Deps): Promise<void> {
  if (isTelecallerChannel(data.channelCode, deps.masterData().policy)) await tellTelecaller(data, event, at, deps)
}

/**
 * What was prepared for a proven number. Somebody else's ids, used ones and unknown ones give nothing: the application
 * is then one like any other. A sign-in that this browser began by the link in time, and has proven, keeps its data,
 * however long the code took. `bankAway`: the CRM can't say now; an application made without its answer would lose what
 * was prepared for good.
 */
export async function clientDataFor(
  { mobileNumber, browser, at }: { mobileNumber: string; browser: string; at: number },
  named: ClientDataIds,
  deps: Deps,
): Promise<ClientData | 'bankAway' | undefined> {
  const kept = await deps.store.signIns.underWay({ browser, at })
  const begun = kept?.proven && kept.mobileNumber === mobileNumber ? kept.clientData : undefined
  const ids = begun ?? named
  if (!ids.requestId || !ids.clientId) return undefined
  const taken = await takenOf(ids, deps)
  if (taken && (taken.usedAt !== undefined || (!begun && taken.expiresAt <= at))) return undefined
  const asked = taken ? undefined : await askCrm(ids, deps)
  if (asked?.kind === 'bankAway') return 'bankAway'
  const data = taken?.data ?? (asked?.kind === 'found' ? asked.data : undefined)
  return data?.mobileNumber === mobileNumber ? data : undefined
}

/** An application was made of it: it opens nothing more, in no browser. */
export async function spendClientData(data: ClientData, at: number, deps: Deps): Promise<void> {
  const { store } = deps
  const payload: Taken = { browser: '', data }
  const token = await store.links.create({ ...linkOf(data), expiresAt: at + livesMs, payload, at })
  await store.links.spend({ purpose, token, at })
  await tellIfAssisted(data, 'confirmed', at, deps)
}
