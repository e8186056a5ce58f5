import * as z from 'zod/mini'
import { tolerantObject, codeOrNumber, flagOrWord, ifReadable, listOf } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, date, gender, id, line, mobile, pan, rupees, yesNo } from '../wire-fields.ts'

const nextResponse = tolerantObject({ derivedPromoCode: z.optional(code) })

/** Words are only checked for length: the product decides what an unknown word means. */
const ccResponse = tolerantObject({
  systemDecision: z.optional(code),
  incomeDocRequired: z.optional(flagOrWord),
  rejectCode: z.optional(code),
  details: z.optional(line),
  verdict: z.optional(code),
  crmNextResponse: z.optional(z.union([nextResponse, listOf(nextResponse, 20)])),
  changedPromoCode: z.optional(code),
  calculatedVariables: listOf(tolerantObject({ fieldName: code, fieldValue: codeOrNumber }), 100),
  isBVRWaived: z.optional(flagOrWord),
  isRVRWaived: z.optional(flagOrWord),
  isBTVRWaived: z.optional(flagOrWord),
  isMTVRWaived: z.optional(flagOrWord),
})

/** Which rules decided, and how: for the bank's file. No part of the decision depends on it. */
const rules = tolerantObject({
  ruleSetId: ifReadable(codeOrNumber),
  ruleVersion: ifReadable(codeOrNumber),
  trace: z.optional(z.unknown()),
})

const decisionResponse = tolerantObject({
  FICOBRE_CC: z.optional(tolerantObject({ CCResponse: ccResponse })),
  data: z.optional(tolerantObject({ request_id: z.optional(id) })),
  rules: ifReadable(rules),
})

export const breResponseDetails = defineOperation({
  system: 'decision',
  path: '/bre-response-details',
  kind: 'effect',
  request: z.strictObject({
    applicationId: id,
    productCode: code,
    customerType: z.enum(['NTB', 'ETB']),
    runNumber: z.int().check(z.gte(1)),
    securedAgainstDeposit: yesNo,
    depositAmount: z.optional(rupees),
    mobileNumber: mobile,
    panNumber: pan,
    dob: date,
    gender,
    employmentType: z.enum(['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT']),
    monthlyIncome: rupees,
    residencePinCode: z.string().check(z.regex(/^\d{6}$/)),
    bureauScore: z.nullable(z.int().check(z.gte(0), z.lte(999))),
    trustingSocial: z.optional(yesNo),
    tsOTP: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    tsRequestId: z.optional(id),
  }),
  response: decisionResponse,
})

export const finalBre = defineOperation({
  system: 'decision',
  path: '/final-bre',
  kind: 'effect',
  request: z.strictObject({
    applicationId: id,
    mobileNumber: mobile,
    perfiosTransactionId: id,
    documentsAccepted: yesNo,
    provenMonthlyIncome: z.optional(rupees),
  }),
  response: decisionResponse,
})
