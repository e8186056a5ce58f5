import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { identifier, mobileNumber, sourceApplication } from '../../shapes/identifiers.ts'
import { utmParameters } from '../../shapes/utm.ts'

export const dedupeWithMOBAndDOB = defineCall({
  id: 'dedupeWithMOBAndDOB',
  method: 'POST',
  path: '/api/apps/dedupeWithMOBAndDOB',
  summary:
    'Asks the bank whether the proven mobile number is a customer’s (LG-07 to LG-11). CRNs come masked, by index.',
  caller: 'signed-in',
  allowed: 'any',
  request: z.strictObject({
    sourceAppId: sourceApplication,
    requestId: identifier,
    actionType: z.literal('CRN_MB_DOB'),
    mobileNumber,
    /** For the external URL of an existing customer: which card, which campaign. */
    productCode: z.optional(identifier),
    utmParameters: z.optional(utmParameters),
  }),
  response: z.strictObject({
    crnList: z.array(
      z.strictObject({ crnDetails: z.array(z.strictObject({ crnMasked: z.string(), crnStatus: z.string() })) }),
    ),
    etbFlow: z.boolean(),
    customerType: z.optional(z.enum(['NTB', 'ETB'])),
    /** Where an existing customer continues outside this journey (LG-08); allow-listed, UTM appended. */
    redirectUrl: z.optional(z.string()),
  }),
  problems: ['NOT_FOUND', 'customersElsewhere'],
  limit: 'lookup',
  repeat: 'read',
})
