import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { identifier, mobileNumber, language } from '../../shapes/identifiers.ts'
import { utmParameters } from '../../shapes/utm.ts'

export const createApplication = defineCall({
  id: 'createApplication',
  method: 'POST',
  path: '/api/apps/createApplication',
  summary:
    'Creates the application for the chosen product and sets VERIFY_MOBILE. The server decides the customer type and the product’s facts.',
  caller: 'signed-in',
  allowed: 'any',
  request: z.strictObject({
    mobileNumber,
    consent: z.array(consent).check(z.maxLength(8)),
    createdDate: z.iso.datetime({ offset: true }),
    productName: z.string().check(z.maxLength(80)),
    productLogo: identifier,
    /** Upper-cased (EN-18). */
    productCode: z.string().check(z.regex(/^[A-Z0-9]{1,12}$/)),
    channelCode: z.string().check(z.regex(/^[A-Z]{2}\d{2}$/)),
    feeCode: z.string().check(z.maxLength(20)),
    /** Always empty (EN-19). */
    campaignCode: z.literal(''),
    isAirlineCobrand: z.boolean(),
    utmParameters,
    customerType: z.enum(['NTB', 'ETB']),
    requestId: z.string().check(z.maxLength(64)),
    clientId: z.string().check(z.maxLength(64)),
    language,
  }),
  response: oneApplication,
  problems: [
    'NOT_FOUND',
    'CREATE_FAILED',
    'M100',
    'PARTNER_RESTRICTED',
    'NOT_ELIGIBLE',
    'FIELDS_REFUSED',
    'CONSENT_CHANGED',
  ],
  limit: 'save',
  repeat: 'effect',
})
