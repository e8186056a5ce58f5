import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { DecidedBy, Decision, DecisionHost, DecisionRequest, FinalDecisionRequest } from './port.ts'
import { breResponseDetails, finalBre } from './wire.ts'

export const decisionOverHttp = (host: Host): DecisionHost => ({
  decide: host.effect(breResponseDetails, toBre, toDecision),
  decideFinally: host.effect(
    finalBre,
    (request: FinalDecisionRequest) => ({
      applicationId: request.applicationReferenceNo,
      mobileNumber: request.mobileNumber,
      perfiosTransactionId: request.analysisTransaction,
      documentsAccepted: request.documentsAccepted ? ('Y' as const) : ('N' as const),
      provenMonthlyIncome: request.monthlyIncome,
    }),
    toDecision,
  ),
})

const toBre = (request: DecisionRequest): z.input<typeof breResponseDetails.request> => ({
  applicationId: request.applicationReferenceNo,
  productCode: request.productCode,
  customerType: request.customerType,
  runNumber: request.run,
  securedAgainstDeposit: request.secured ? 'Y' : 'N',
  depositAmount: request.depositAmount,
  mobileNumber: request.mobileNumber,
  panNumber: request.panNumber,
  dob: request.dateOfBirth,
  gender: request.gender,
  employmentType: request.employmentType,
  monthlyIncome: request.monthlyIncomeFrom,
  residencePinCode: request.pincode,
  bureauScore: request.bureauScore ?? null,
  trustingSocial: request.trustingSocial,
  tsOTP: request.tsOTP,
  tsRequestId: request.tsRequestId,
})

function toDecision({ FICOBRE_CC, data, rules }: z.output<typeof breResponseDetails.response>): Decision {
  const said = FICOBRE_CC?.CCResponse
  const next = said?.crmNextResponse ?? []
  return {
    requestId: data?.request_id,
    systemDecision: said?.systemDecision,
    incomeDocRequired: said?.incomeDocRequired,
    rejectCode: said?.rejectCode,
    details: said?.details,
    verdict: said?.verdict,
    derivedPromoCodes: (Array.isArray(next) ? next : [next]).map(({ derivedPromoCode }) => derivedPromoCode ?? ''),
    changedPromoCode: said?.changedPromoCode,
    computedFinalLimit: said?.calculatedVariables.find(({ fieldName }) => fieldName === 'COMPUTED_FINAL_LIMIT')
      ?.fieldValue,
    isBVRWaived: said?.isBVRWaived,
    isRVRWaived: said?.isRVRWaived,
    isBTVRWaived: said?.isBTVRWaived,
    isMTVRWaived: said?.isMTVRWaived,
    ...(rules && { rules: toDecidedBy(rules) }),
  }
}

const toDecidedBy = ({
  ruleSetId,
  ruleVersion,
  trace,
}: NonNullable<z.output<typeof breResponseDetails.response>['rules']>): DecidedBy => ({
  ...(ruleSetId && { id: ruleSetId }),
  ...(ruleVersion && { version: ruleVersion }),
  ...(trace !== undefined && { trace: JSON.stringify(trace) }),
})
