import type { Product } from '@card-journey/bank/schema/product.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { ClientData } from '@card-journey/providers/crm/port.ts'
import type { Deps } from '../../compose.ts'
import type { KeptSignIn } from '../../store/sign-in-records.ts'
import { stopReminders, toContinue } from '../messages/continue-link.ts'
import { toPhone, type HandedOver } from '../video-kyc/hand-off.ts'
import type { Sending } from './one-time-code.ts'
import { sendSignInCode } from './sign-in-code.ts'

type Asking = { browser: string; at: number; ip: string }

const handedEpoch = ({ payload }: { payload: unknown }): number => (payload as HandedOver).epoch

/** What is kept of a sign-in that a link to an application began. */
const ofLink = (linkUse?: KeptSignIn['linkUse']) => ({
  kind: 'resume' as const,
  consents: [],
  byLink: true as const,
  linkUse,
})

/**
 * A one-time link is used up, and a code goes to the number on record. The link alone opens nothing and shows nothing
 * but the masked number; if no code could be sent, or another browser holds the application, it stays unused.
 */
export async function continueByLink(
  asking: Asking,
  { token, language = 'en' }: { token: string; language?: string | undefined },
  deps: Deps,
): Promise<
  | Exclude<Sending, { kind: 'sent' }>
  | (Extract<Sending, { kind: 'sent' }> & { maskedMobile: string })
  | { kind: 'unknown' }
> {
  const { store } = deps
  const spend = (purpose: string) => store.links.use({ purpose, token, once: true, at: asking.at })
  const resumed = await spend(toContinue)
  const purpose = resumed ? toContinue : toPhone
  const used = resumed ?? (await spend(toPhone))
  const stored = used && (await store.applications.read(used.applicationId))
  if (!used || stored?.state !== 'open') return { kind: 'unknown' }
  const { mobileNumber } = stored.document.applicantDetails[0]
  const use = { token, usedAt: asking.at }
  const signIn = ofLink(resumed && use)
  const sending = await sendSignInCode(asking, { mobileNumber, language, signIn }, deps)
  if (sending.kind !== 'sent') await store.links.giveBack({ purpose, ...use })
  else {
    // The hold that was handed over may be taken with that code, and no other.
    if (purpose === toPhone) await store.applications.yieldHold({ applicationId: stored.id, epoch: handedEpoch(used) })
    return { ...sending, maskedMobile: maskValue(mobileNumber) }
  }
  return sending
}

/**
 * A partner or telecaller prepared an application: this browser may ask for a code to the number on file, which it is
 * not told. A sign-in that it has begun by the same link stays as it is; of one by another link to the same number, the
 * code that is out, or was entered, still counts.
 */
export async function beginByClientData(
  { browser, at }: Pick<Asking, 'browser' | 'at'>,
  data: Pick<ClientData, 'mobileNumber' | 'feeCode' | 'requestId' | 'clientId' | 'channelCode'> & { product: Product },
  { store }: Deps,
): Promise<void> {
  const { mobileNumber, feeCode, product, requestId, clientId, channelCode } = data
  const kept = await store.signIns.underWay({ browser, at })
  const before = kept?.byLink && kept.mobileNumber === mobileNumber ? kept : undefined
  const same = before?.clientData?.requestId === requestId && before.clientData.clientId === clientId
  if (same) return
  const { productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails } = product
  const card = {
    productCode,
    productLogo,
    productName,
    isAirlineCobrand,
    feeCode: feeCode || (feeCodeDetails[0]?.feeCode ?? ''),
  }
  const clientData = { requestId, clientId, channelCode }
  const signIn = { kind: 'apply' as const, product: card, consents: [], byLink: true as const, clientData }
  const { resendAt = at, proven } = before ?? {}
  await store.signIns.keep({ browser, signIn: { ...signIn, mobileNumber, resendAt, ...(proven && { proven }) }, at })
}

/**
 * What is kept of a sign-in whose number only the server knows. To an application that a link opens nothing is added;
 * one that was prepared has the consents that were given beside it, and its own card.
 */
export async function keptOfLink(
  asking: Pick<Asking, 'browser' | 'at'>,
  entered: Pick<KeptSignIn, 'consents' | 'language'> | undefined,
  { store }: Deps,
) {
  const kept = await store.signIns.underWay(asking)
  if (kept?.kind !== 'apply') return ofLink(kept?.linkUse)
  const { product, clientData, ...before } = kept
  const { consents, language } = entered ?? before
  return { kind: 'apply' as const, product, consents, language, byLink: true as const, clientData }
}

/** The number that this browser's link is about, for half an hour; the browser itself is never told. */
export async function numberOfLink({ browser, at }: Omit<Asking, 'ip'>, { store }: Deps): Promise<string | undefined> {
  const kept = await store.signIns.underWay({ browser, at })
  return kept?.byLink ? kept.mobileNumber : undefined
}

/** No more reminders of the application that a link is about, which still opens it; whether there was such a link. */
export async function stopRemindersByLink(token: string, at: number, deps: Deps): Promise<boolean> {
  const applicationId = await deps.store.links.look({ purpose: toContinue, token, at })
  if (applicationId) await stopReminders(applicationId, at, deps)
  return applicationId !== undefined
}
