import { feePlanOf, productByLogo } from '@card-journey/bank/find.ts'
import type { createApplication as call } from '@card-journey/contract/calls/apps/createApplication.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { UnfitCard } from '@card-journey/contract/shapes/unfit-card.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { CardOnRecord } from '@card-journey/journey/application/facts.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { MobileRisk } from '@card-journey/journey/rules/identity/mobile-risk.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Policy } from '@card-journey/journey/policy.ts'
import { channelCodeOf, isPartnerChannel, isTelecallerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { asksPartnerStatus } from '@card-journey/journey/rules/entry/partner-status.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { dedupeOutcome, type DedupeOutcome } from '@card-journey/journey/rules/sign-in/dedupe.ts'
import type { ClientData } from '@card-journey/providers/crm/port.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Save, Session, StoredApplication } from '../../store/store.ts'
import { consentEntries, outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import type { Moment } from '../held-application.ts'
import { askMobileRisk, mobileRiskFact, revokedNumberFacts } from '../identity/mobile-risk.ts'
import { firstReminder } from '../messages/continue-link.ts'
import { emailProvenByLink } from '../assisted/telecaller-email.ts'
import { clientDataFor, spendClientData } from './client-data.ts'
import { firstRetailerLook } from '../consent/retailer-status.ts'
import { preparedDrafts } from './prepared-drafts.ts'
import { closeIfExpired } from '../life/closing.ts'
import { unfitCard } from '../product/card-fit.ts'
import { chosenCard } from '../product/chosen-card.ts'

type Request = RequestOf<typeof call>

export type Creation =
  | { kind: 'created'; application: StoredApplication; epoch: number }
  /** Another mobile number than the proven one. */
  | { kind: 'foreignNumber' }
  /** No such card or fee plan, or a customer who applies elsewhere. */
  | { kind: 'notHere' }
  | { kind: 'consentNotShown' }
  | { kind: 'consentMissing' }
  | { kind: 'consentsOutdated'; fields: OutdatedConsents }
  | { kind: 'partnerOnly' }
  | { kind: 'unfit'; unfit: UnfitCard }
  | { kind: 'bankAway' }
  /** This number has an open application. */
  | { kind: 'exists' }
  | { kind: 'sessionEnded' }
  | { kind: 'stillRunning' }

interface Creating extends Moment {
  session: Session
  browser: string
  transactionId: string
  /** What a repetition of the call is answered. */
  idempotency: NonNullable<Save['idempotency']>
}

/** Consents that are required to apply. */
const mandatory = ['TNC', 'BUREAU'] as const

/** Consents shown at the start, and the one that a retailer's card asks for in addition (SP-16). */
const shownAtStart: readonly ConsentCode[] = [...mandatory, 'whatsappconsent']
const shownForRetailer: readonly ConsentCode[] = [...shownAtStart, 'PARTNER_STATUS']

/** Whether only consents that were shown are given, each once: Y and N for one text would prove nothing. */
function areShown({ consent, productCode }: Request, { channelCode }: Origin, policy: Policy): boolean {
  const codes = consent.map(({ code }) => code)
  const shown = asksPartnerStatus({ productCode, channelCode }, policy) ? shownForRetailer : shownAtStart
  return new Set(codes).size === codes.length && codes.every((code) => shown.includes(code))
}

/**
 * Creates the application at VERIFY_MOBILE. Product, fee and customer type from the browser are only checked: the
 * master data and the bank's own dedupe decide (T5).
 */
export async function createApplication(
  { session, browser, transactionId, idempotency, at, now }: Creating,
  request: Request,
  deps: Deps,
): Promise<Creation> {
  const { store, systems, masterData } = deps
  const product = productByLogo(masterData(), request.productLogo)
  const fee = product && feePlanOf(product, request.feeCode)
  const consented = mandatory.every((code) =>
    request.consent.some((given) => given.code === code && given.value === 'Y'),
  )
  if (request.mobileNumber !== session.mobileNumber) return { kind: 'foreignNumber' }
  if (!product || !fee || product.productCode !== request.productCode) return { kind: 'notHere' }
  const { policy } = masterData()
  const prepared = await clientDataFor({ mobileNumber: session.mobileNumber, browser, at }, request, deps)
  if (prepared === 'bankAway') return { kind: 'bankAway' }
  const origin = originOf(request, prepared, policy)
  if (!areShown(request, origin, policy)) return { kind: 'consentNotShown' }
  if (!consented) return { kind: 'consentMissing' }
  const outdated = outdatedConsents(request.consent, masterData())
  if (outdated) return { kind: 'consentsOutdated', fields: outdated }
  if (isRestricted(product.productCode, policy) && !isPartnerChannel(origin.channelCode, policy))
    return { kind: 'partnerOnly' }
  const known = await systems.coreBank.dedupeByMobile({
    mobileNumber: session.mobileNumber,
    // A partner's id if there is one; the bank only needs it to tell enquiries apart.
    requestId: origin.requestId ?? transactionId,
  })
  if (known.kind !== 'answered') return { kind: 'bankAway' }
  const dedupe = dedupeOutcome(known.value)
  if (dedupe.to === 'externalEtb') return { kind: 'notHere' }

  // Before anything else is asked: once the bank has said who applies, it is known whether the card is for them.
  const { customerType } = dedupe
  const unfit = unfitCard(masterData(), request, { customerType })
  if (unfit) return { kind: 'unfit', unfit }
  const { mobileNumber } = session
  const mobileRisk = await askMobileRisk(mobileNumber, at, deps)
  const emailId = prepared && origin.finalChannelCode && (await emailProvenByLink(prepared, todayOf(at), deps))

  const card = chosenCard(product, policy, fee)
  const document = documentOf(request, origin, card, dedupe, known.value.customerKnown, mobileNumber)
  const drafts =
    prepared && origin.finalChannelCode && mobileRisk !== 'revoked'
      ? preparedDrafts(prepared.answers, customerType, todayOf(at))
      : []
  const entered: Record<string, string> = Object.assign({}, ...drafts.map((draft) => draft.answers))
  const facts = {
    ...document.facts,
    ...(emailId && { email: { verified: emailId, at: now } }),
    ...(drafts.length > 0 && { assisted: { entered, corrected: [] } }),
  }
  const input = {
    sessionId: session.id,
    document: withMobileRisk({ ...document, facts }, mobileRisk, at, now),
    audit: [{ what: 'created', detail: { productCode: product.productCode, customerType, mobileRisk } }],
    consents: consentEntries(request.consent, request.language ?? 'en', masterData()),
    outbox: [
      ...firstReminder(at, policy.reminders),
      ...firstRetailerLook(request.consent),
      ...(mobileRisk === 'unchecked'
        ? [{ kind: 'mobile-check' as const, payload: { unansweredOn: todayOf(at) } }]
        : []),
    ],
    idempotency,
    at,
  } satisfies Parameters<typeof store.applications.create>[0]
  let created = await store.applications.create(input)
  // An expired application that no login or job has closed yet must not block a new one.
  if (created.kind === 'exists') {
    const earlier = await store.applications.read(created.applicationId)
    if (earlier && (await closeIfExpired(earlier, at, deps))) created = await store.applications.create(input)
  }
  if (created.kind === 'created' && prepared) {
    await spendClientData(prepared, at, deps)
    const { id: applicationId } = created.application
    for (const draft of drafts)
      // Whatever the applicant types is later than it.
      await store.drafts.put({ applicationId, sessionId: session.id, epoch: created.epoch, ...draft, typedAt: 0, at })
  }
  if (created.kind === 'created')
    deps.log.info('application-created', { version: created.application.version, name: now.slice(0, 10) })
  return created.kind === 'duplicate' ? { kind: 'stillRunning' } : created
}

type Origin = Pick<Application, 'channelCode' | 'finalChannelCode' | 'requestId' | 'clientId'>

/**
 * Where the application came from. What was prepared for this number says so itself, and a telecaller's channel is the
 * final one until the applicant has reviewed what was entered (RT-72). A request id, or a telecaller's channel, that was
 * not prepared for this number is somebody else's, or made up.
 */
export function originOf(
  { channelCode, clientId }: Pick<Request, 'channelCode' | 'clientId'>,
  prepared: Pick<ClientData, 'channelCode' | 'requestId' | 'clientId'> | undefined,
  policy: { channels: Pick<Policy['channels'], 'default' | 'telecaller'> },
): Origin {
  if (!prepared)
    return {
      channelCode: isTelecallerChannel(channelCode, policy) ? policy.channels.default : channelCode,
      clientId: clientId || undefined,
    }
  const ids = { requestId: prepared.requestId, clientId: prepared.clientId }
  const preparedBy = channelCodeOf(prepared.channelCode) ?? channelCode
  return isTelecallerChannel(preparedBy, policy)
    ? { ...ids, channelCode: policy.channels.default, finalChannelCode: preparedBy }
    : { ...ids, channelCode: preparedBy }
}

function documentOf(
  request: Request,
  origin: Origin,
  card: CardOnRecord,
  dedupe: Extract<DedupeOutcome, { to: 'create' }>,
  known: boolean,
  mobileNumber: string,
) {
  return {
    customerType: dedupe.customerType,
    completedScreen: 'VERIFY_MOBILE' as const,
    ...origin,
    ...request.utmParameters,
    ...card,
    applicantDetails: [{ mobileNumber }] as [{ mobileNumber: string }],
    addressDetails: [],
    ...(dedupe.customerType === 'ETB' && dedupe.crns.length === 1 && { crn: dedupe.crns[0] }),
    facts: {
      agreed: { TNC: request.consent.find(({ code }) => code === 'TNC')?.version ?? '' },
      ...(dedupe.customerType === 'ETB' && {
        customer: {
          crns: dedupe.crns.map((crn) => maskValue(crn)),
          numbers: dedupe.crns,
          known: known ? ('Y' as const) : ('N' as const),
        },
      }),
    },
  }
}

/** A revoked number ends here, at a screen that leads to a branch; it is closed before anybody else needs the number. */
function withMobileRisk(
  { facts, ...document }: ReturnType<typeof documentOf>,
  result: MobileRisk,
  at: number,
  now: string,
) {
  const [{ mobileNumber }] = document.applicantDetails
  if (result !== 'revoked') return { ...document, facts: { ...facts, ...mobileRiskFact(mobileNumber, at, result) } }
  return {
    ...document,
    completedScreen: 'NOT_SOURCING' as const,
    facts: { ...facts, ...revokedNumberFacts(mobileNumber, at, now) },
  }
}
