import * as z from 'zod/mini'
import { fileContent } from '../documents/wire.ts'
import { tolerantObject, done, flag, listOf, oneOf } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, date, id, line, mobile, rupees } from '../wire-fields.ts'

const transaction = z.strictObject({ perfiosTransactionId: id })

export const initiateTransaction = defineOperation({
  system: 'document-analysis',
  path: '/transactions',
  kind: 'effect',
  request: z.strictObject({ txnId: id, mobileNumber: mobile }),
  response: tolerantObject({ perfiosTransactionId: id }),
})

export const fileUpload = defineOperation({
  system: 'document-analysis',
  path: '/files',
  kind: 'effect',
  request: z.strictObject({
    perfiosTransactionId: id,
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    mimeType: code,
    content: fileContent,
  }),
  response: tolerantObject({ fileId: id }),
})

export const fileProcess = defineOperation({
  system: 'document-analysis',
  path: '/files/process',
  kind: 'effect',
  request: z.strictObject({ perfiosTransactionId: id, fileId: id }),
  response: done,
})

export const reportGeneration = defineOperation({
  system: 'document-analysis',
  path: '/reports',
  kind: 'effect',
  request: transaction,
  response: done,
})

export const generateLink = defineOperation({
  system: 'document-analysis',
  path: '/links',
  kind: 'effect',
  request: z.strictObject({
    perfiosTransactionId: id,
    returnUrl: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
    consent: z.strictObject({
      fetchType: z.literal('ONETIME'),
      monthsOfStatement: z.int().check(z.gte(1), z.lte(36)),
      consentExpiry: date,
      dataLifeUntil: date,
    }),
  }),
  response: tolerantObject({ url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)) }),
})

export const retrieveReport = defineOperation({
  system: 'document-analysis',
  path: '/reports/retrieve',
  kind: 'read',
  request: transaction,
  response: tolerantObject({
    reportStatus: oneOf(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
    failureReason: z.optional(code),
    verdict: z.optional(tolerantObject({ accepted: flag, averageMonthlyIncome: z.optional(rupees) })),
    accounts: z.optional(listOf(tolerantObject({ bankName: line, maskedNumber: code }), 20)),
  }),
})

export const cancelTransaction = defineOperation({
  system: 'document-analysis',
  path: '/transactions/cancel',
  kind: 'effect',
  request: transaction,
  response: done,
})
