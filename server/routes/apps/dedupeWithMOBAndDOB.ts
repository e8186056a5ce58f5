import { redirectUrl } from '@card-journey/bank/find.ts'
import { dedupeWithMOBAndDOB as call } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { dedupeOutcome } from '@card-journey/journey/rules/sign-in/dedupe.ts'
import { externalUrl } from '@card-journey/journey/rules/entry/redirect.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { refuse, success } from '../../http/reply.ts'
import { signedInRoute } from '../../http/route.ts'

/** Who the mobile number belongs to. It must be the proven one, so no one can ask about someone else's (T10). */
export const dedupeWithMOBAndDOB = signedInRoute(call, async ({ request, session }, { systems, masterData, log }) => {
  const { mobileNumber, requestId, productCode = '', utmParameters = {} } = request
  if (mobileNumber !== session.mobileNumber) return refuse('NOT_FOUND')
  const answer = await systems.coreBank.dedupeByMobile({ mobileNumber, requestId })
  if (answer.kind !== 'answered') return refuse('UNAVAILABLE')
  const { customers, etbFlow } = answer.value
  const outcome = dedupeOutcome(answer.value)
  const target = outcome.to === 'externalEtb' ? redirectUrl(masterData(), 'ETB', productCode) : undefined
  const url = target && externalUrl(target, utmParameters, masterData().redirects.allowedOrigins)
  if (outcome.to === 'externalEtb' && !url) {
    log.warn('etb-url-not-allowed', { code: productCode })
    return refuse('customersElsewhere')
  }
  return success({
    crnList: [{ crnDetails: customers.map(({ crn, status }) => ({ crnMasked: maskValue(crn), crnStatus: status })) }],
    etbFlow,
    ...(outcome.to === 'create' ? { customerType: outcome.customerType } : { redirectUrl: url }),
  })
})
