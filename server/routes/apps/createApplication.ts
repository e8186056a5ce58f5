import { feePlanOf, productByLogo } from '@card-journey/bank/find.ts'
import { createApplication as call } from '@card-journey/contract/calls/apps/createApplication.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { dedupeOutcome, type DedupeOutcome } from '@card-journey/journey/rules/sign-in/dedupe.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { refuse, success } from '../../http/reply.ts'
import { signedInRoute } from '../../http/route.ts'
import { unfitCard } from '../../services/product/card-fit.ts'
import { chosenCard, type ChosenCard } from '../../services/product/chosen-card.ts'
import { closeIfOver } from '../../services/life/closing.ts'
import { consentEntries, refusalOfVersions } from '../../services/consent/consents.ts'

type Request = RequestOf<typeof call>

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
export const createApplication = signedInRoute(
  call,
  async ({ request, session, transactionId, body, at, now }, deps) => {
    const { store, systems, masterData } = deps
    const product = productByLogo(masterData(), request.productLogo)
    const fee = product && feePlanOf(product, request.feeCode)
    const consented = mandatory.every((code) =>
      request.consent.some((given) => given.code === code && given.value === 'Y'),
    )
    if (request.mobileNumber !== session.mobileNumber) return refuse('NOT_FOUND')
    if (!product || !fee || product.productCode !== request.productCode) return refuse('CREATE_FAILED')
    if (!areShown(request)) return refuse('BAD_REQUEST')
    if (!consented) return refuse('FIELDS_REFUSED', { fields: { consentTnc: 'consentRequired' } })
    const outdated = refusalOfVersions(request.consent, masterData())
    if (outdated) return outdated
    const { policy } = masterData()
    if (isRestricted(product.productCode, policy) && !isPartnerChannel(request.channelCode, policy))
      return refuse('PARTNER_RESTRICTED')
    const answer = await systems.coreBank.dedupeByMobile({
      mobileNumber: session.mobileNumber,
      // A partner's id if there is one; the bank only needs it to tell enquiries apart.
      requestId: request.requestId || transactionId,
    })
    if (answer.kind !== 'answered') return refuse('UNAVAILABLE')
    const dedupe = dedupeOutcome(answer.value)
    if (dedupe.to === 'externalEtb') return refuse('CREATE_FAILED')

    // Before anything else is asked: once the bank has said who applies, it is known whether the card is for them.
    const { customerType } = dedupe
    const unfit = unfitCard(masterData(), request, { customerType })
    if (unfit) return refuse('NOT_ELIGIBLE', { unfit })

    const input = {
      sessionId: session.id,
      document: documentOf(
        request,
        chosenCard(product, policy, fee),
        dedupe,
        answer.value.customerKnown,
        session.mobileNumber,
      ),
      audit: [{ what: 'created', detail: { productCode: product.productCode, customerType: dedupe.customerType } }],
      consents: consentEntries(request.consent, request.language ?? 'en', masterData()),
      idempotency: { call: call.id, transactionId, body, answer: (saved: Application) => success([viewOf(saved)]) },
      at,
    } satisfies Parameters<typeof store.applications.create>[0]
    let created = await store.applications.create(input)
    // An expired application that no login or job has closed yet must not block a new one.
    if (created.kind === 'exists') {
      const earlier = await store.applications.read(created.applicationId)
      if (earlier && (await closeIfOver(earlier, at, deps))) created = await store.applications.create(input)
    }
    switch (created.kind) {
      case 'created':
        deps.log.info('application-created', { version: created.application.version, name: now.slice(0, 10) })
        return success([viewOf(created.application.document)], {
          hold: { sessionId: session.id, applicationId: created.application.id, epoch: created.epoch },
        })
      case 'exists':
        return refuse('M100')
      case 'sessionEnded':
        return refuse('SESSION_ENDED')
      case 'duplicate':
        return refuse('STILL_RUNNING')
    }
  },
)

function documentOf(
  request: Request,
  card: ChosenCard,
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
    facts:
      dedupe.customerType === 'ETB'
        ? {
            customer: {
              crns: dedupe.crns.map((crn) => maskValue(crn)),
              known: known ? ('Y' as const) : ('N' as const),
            },
          }
        : {},
  }
}
