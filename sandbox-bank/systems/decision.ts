import { breResponseDetails, finalBre } from '@card-journey/providers/decision/wire.ts'
import type * as z from 'zod/mini'
import { decideCard, decideFinally } from '../decisions/rules.ts'
import type { CardDecision } from '../decisions/rules.ts'
import { personOf } from '../people/people.ts'
import type { Person, ScriptedDecision } from '../people/person.ts'
import type { SystemHost } from '../serve.ts'
import { openSocialTrust } from './social-trust.ts'

type Request = z.output<typeof breResponseDetails.request>
type EngineResponse = z.input<typeof breResponseDetails.response>

/** What the bank assumes where a request names no deposit: the limit is ₹25,000 then. */
const suggestedDeposit = 28_000

/** The rules engine: the tables decide, but a listed person's script overrides them. */
export function decision(host: SystemHost): void {
  const { bank, serve } = host
  const socialTrust = openSocialTrust(host)
  const lostOnce = bank.state.collection<boolean>('lost-decisions')
  const trustAnswered = bank.state.collection<boolean>('answered-social-trust')

  serve(breResponseDetails, async (request, reference) => {
    const person = personOf(request.mobileNumber)
    // A deviating Aadhaar keeps deviating, even if the applicant corrects the answer to match it.
    if (!person?.aadhaar?.genderDiffers || request.runNumber === 1)
      bank.register.rememberGender(request.mobileNumber, request.gender)
    const { decision: byTables, rules } = await decideCard(
      {
        age: ageOn(bank.today(), request.dob),
        employmentType: request.employmentType,
        monthlyIncome: request.monthlyIncome,
        bureauRecord: request.bureauScore === null ? 'N' : 'Y',
        bureauScore: request.bureauScore ?? 0,
        secured: request.securedAgainstDeposit,
        deposit: request.depositAmount ?? suggestedDeposit,
      },
      bank.rules.current('card-decision'),
    )

    // Social trust stays open until it is answered; changing income or home doesn't skip it.
    const asks = person?.decision?.socialTrust && !trustAnswered.get(request.applicationId)
    if (asks && request.trustingSocial === undefined) {
      return { answer: { data: { request_id: socialTrust.open(request.mobileNumber, reference) }, rules } }
    }
    if (request.trustingSocial === 'Y') {
      const refusal = socialTrust.check(request.tsRequestId, request.tsOTP)
      if (refusal) return { refuse: refusal }
    }
    if (request.trustingSocial !== undefined) trustAnswered.put(request.applicationId, true)

    const script = scriptFor(person, request)
    const answer = {
      ...toResponse(byTables, script, limitFor(person, byTables)),
      rules: script ? { ...rules, trace: { script, tables: rules.trace } } : rules,
    }
    bank.record.note(request.mobileNumber, 'decision', `run ${request.runNumber}: ${wordsOf(answer)}`)
    const lost = person?.decision?.firstAnswerLost && !lostOnce.get(request.applicationId)
    if (lost) lostOnce.put(request.applicationId, true)
    return { answer, lost }
  })

  serve(finalBre, async ({ mobileNumber, documentsAccepted }) => {
    const { decision: byTable, rules } = await decideFinally(documentsAccepted, bank.rules.current('final-decision'))
    const scripted = personOf(mobileNumber)?.decision?.final
    const systemDecision = scripted ?? byTable.systemDecision
    bank.record.note(mobileNumber, 'decision', `final: ${systemDecision}`)
    return {
      answer: {
        FICOBRE_CC: {
          CCResponse: {
            systemDecision,
            incomeDocRequired: 'N',
            ...(systemDecision === 'reject' && {
              rejectCode: byTable.rejectCode || 'FD02',
              details: byTable.details || 'Final rules',
            }),
          },
        },
        rules,
      },
    }
  })
}

const wordsOf = (answer: EngineResponse): string => {
  const response = answer.FICOBRE_CC?.CCResponse
  const limit = response?.calculatedVariables?.find(({ fieldName }) => fieldName === 'COMPUTED_FINAL_LIMIT')
  return [response?.systemDecision, response?.rejectCode, limit && `limit ${limit.fieldValue}`]
    .filter(Boolean)
    .join(', ')
}

/** The tables decide on the secured card for everyone; a script is about the card applied for. */
function scriptFor(person: Person | undefined, request: Request): ScriptedDecision | undefined {
  if (request.securedAgainstDeposit === 'Y') return undefined
  const { socialTrust, first, again } = person?.decision ?? {}
  if (socialTrust && request.trustingSocial) {
    return request.trustingSocial === 'Y' ? socialTrust.answered : socialTrust.skipped
  }
  return request.runNumber === 1 ? first : (again ?? first)
}

/** If a script approves what the tables would not, a limit is still needed: the customer's offer, else one lakh. */
const limitFor = (person: Person | undefined, byTables: CardDecision) =>
  person?.relationship?.offerLimit ?? (byTables.creditLimit > 0 ? byTables.creditLimit : 100_000)

function toResponse(byTables: CardDecision, script: ScriptedDecision | undefined, limit: number): EngineResponse {
  const { systemDecision } = script ?? byTables
  const rejected = systemDecision === 'reject'
  const rejectCode = script ? script.rejectCode : byTables.rejectCode
  const details = script ? script.details : byTables.details
  return {
    FICOBRE_CC: {
      CCResponse: {
        systemDecision,
        incomeDocRequired: script?.incomeDocRequired ?? 'N',
        ...(rejectCode && { rejectCode }),
        ...(details && { details }),
        ...(script?.verdict && { verdict: script.verdict }),
        ...(rejected ? {} : toApproval(byTables, script, limit)),
      },
    },
  }
}

/** One next offer is sent as an object, several as a list, as in the specification. */
function toApproval(byTables: CardDecision, script: ScriptedDecision | undefined, limit: number) {
  const promoCode = byTables.promoCode || 'BASE'
  const flag = script?.waivers === 'all' ? 'Y' : 'N'
  const { isBVRWaived, isRVRWaived, isBTVRWaived, isMTVRWaived } = byTables
  return {
    crmNextResponse:
      promoCode === 'LIFEFREE'
        ? [{ derivedPromoCode: promoCode }, { derivedPromoCode: 'PLUS1YR' }]
        : { derivedPromoCode: promoCode },
    calculatedVariables: [
      { fieldName: 'POLICY_VERSION', fieldValue: '1' },
      { fieldName: 'COMPUTED_FINAL_LIMIT', fieldValue: `${script?.waivers ? limit : byTables.creditLimit}.00` },
    ],
    ...(script?.waivers
      ? { isBVRWaived: flag, isRVRWaived: flag, isBTVRWaived: flag, isMTVRWaived: flag }
      : { isBVRWaived, isRVRWaived, isBTVRWaived, isMTVRWaived }),
  }
}

/** Completed years; someone born on 29 February completes a year on 1 March in common years. */
export function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
