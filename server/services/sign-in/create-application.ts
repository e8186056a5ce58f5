import { feePlanOf, productByLogo } from '@card-journey/bank/find.ts'
import type { createApplication as call } from '@card-journey/contract/calls/apps/createApplication.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { UnfitCard } from '@card-journey/contract/shapes/unfit-card.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { CardOnRecord } from '@card-journey/journey/application/facts.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { MobileRisk } from '@card-journey/journey/rules/identity/mobile-risk.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { dedupeOutcome, type DedupeOutcome } from '@card-journey/journey/rules/sign-in/dedupe.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Save, Session, StoredApplication } from '../../store/store.ts'
import { consentEntries, outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import type { Moment } from '../held-application.ts'
import { askMobileRisk, mobileRiskFact, revokedNumberFacts } from '../identity/mobile-risk.ts'
import { firstReminder } from '../messages/continue-link.ts'
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
  transactionId: string
  /** What a repetition of the call is answered. */
  idempotency: NonNullable<Save['idempotency']>
}

/** Consents that are required to apply. */
const mandatory = ['TNC', 'BUREAU'] as const

/** Consents shown at the start, and those that a partner's or telecaller's link shows in addition (/confirm). */
const shownAtStart: readonly ConsentCode[] = [...mandatory, 'whatsappconsent']
const shownAtConfirm: readonly ConsentCode[] = [...shownAtStart, 'PARTNER_STATUS']

/** Whether only consents that were shown are given, each once: Y and N for one text would prove nothing. */
function areShown({ consent, clientId }: Request): boolean {
  const codes = consent.map(({ code }) => code)
  const shown = clientId ? shownAtConfirm : shownAtStart
  return new Set(codes).size === codes.length && codes.every((code) => shown.includes(code))
}

/**
 * Creates the application at VERIFY_MOBILE. Product, fee and customer type from the browser are only checked: the
 * master data and the bank's own dedupe decide (T5).
 */
export async function createApplication(
  { session, transactionId, idempotency, at, now }: Creating,
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
  if (!areShown(request)) return { kind: 'consentNotShown' }
  if (!consented) return { kind: 'consentMissing' }
  const outdated = outdatedConsents(request.consent, masterData())
  if (outdated) return { kind: 'consentsOutdated', fields: outdated }
  const { policy } = masterData()
  if (isRestricted(product.productCode, policy) && !isPartnerChannel(request.channelCode, policy))
    return { kind: 'partnerOnly' }
  const known = await systems.coreBank.dedupeByMobile({
    mobileNumber: session.mobileNumber,
    // A partner's id if there is one; the bank only needs it to tell enquiries apart.
    requestId: request.requestId || transactionId,
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

  const input = {
    sessionId: session.id,
    document: withMobileRisk(
      documentOf(request, chosenCard(product, policy, fee), dedupe, known.value.customerKnown, mobileNumber),
      mobileRisk,
      at,
      now,
    ),
    audit: [{ what: 'created', detail: { productCode: product.productCode, customerType, mobileRisk } }],
    consents: consentEntries(request.consent, request.language ?? 'en', masterData()),
    outbox: [
      ...firstReminder(at, policy.reminders),
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
  if (created.kind === 'created')
    deps.log.info('application-created', { version: created.application.version, name: now.slice(0, 10) })
  return created.kind === 'duplicate' ? { kind: 'stillRunning' } : created
}

function documentOf(
  request: Request,
  card: CardOnRecord,
  dedupe: Extract<DedupeOutcome, { to: 'create' }>,
  known: boolean,
  mobileNumber: string,
) {
  return {
    customerType: dedupe.customerType,
    completedScreen: 'VERIFY_MOBILE' as const,
    channelCode: request.channelCode,
    clientId: request.clientId || undefined,
    requestId: request.requestId || undefined,
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
