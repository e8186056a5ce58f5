import * as z from 'zod/mini'
import { tolerantObject, done, listOf, listWithSome, oneOf, flagIfReadable } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, date, id, instant, line, mobile } from '../wire-fields.ts'

const check = z.enum(['ok', 'failed', 'unknown'])
const count = z.int().check(z.gte(0), z.lte(100_000))

export const callWait = defineOperation({
  system: 'video-kyc',
  path: '/call-wait',
  kind: 'effect',
  request: z.strictObject({
    applicationId: id,
    mobileNumber: mobile,
    customerName: line,
    language: code,
    vaultKey: z.optional(id),
    identityDocument: z.optional(
      z.strictObject({
        docType: z.enum(['DrivingLicence', 'Passport']),
        documentKey: z.optional(id),
        validUntil: z.optional(date),
      }),
    ),
    bookedFor: z.optional(instant),
    agentNote: z.optional(z.enum(['MOBILE_HIGH_RISK', 'MOBILE_NOT_CHECKED'])),
    udc: z.strictObject({ browser: check, camera: check, microphone: check, light: check, bandwidth: check }),
  }),
  response: tolerantObject({ ticket: id, place: count, estimateSeconds: count, expiresAt: instant }),
})

export const handshake = defineOperation({
  system: 'video-kyc',
  path: '/customer-handshake',
  kind: 'read',
  request: z.strictObject({ ticket: id }),
  response: z.union([
    tolerantObject({ state: oneOf(['waiting']), place: count, estimateSeconds: count }),
    tolerantObject({
      state: oneOf(['ready']),
      room: id,
      joinToken: id,
      iceServers: listOf(
        tolerantObject({ urls: listWithSome(line, 5), username: z.optional(line), credential: z.optional(line) }),
        10,
      ),
      agent: tolerantObject({ name: line, badge: line }),
      media: z.optional(oneOf(['live', 'none'])),
    }),
  ]),
})

export const customerStatus = defineOperation({
  system: 'video-kyc',
  path: '/customer-status',
  kind: 'read',
  request: z.strictObject({ ticket: id }),
  response: tolerantObject({
    status: oneOf(['waiting', 'ringing', 'inCall', 'ended', 'approved', 'accepted', 'refer', 'decline']),
    verdictDue: flagIfReadable,
  }),
})

export const followUp = defineOperation({
  system: 'video-kyc',
  path: '/follow-up',
  kind: 'read',
  request: z.strictObject({ ticket: id }),
  response: tolerantObject({ outcome: oneOf(['open', 'approved', 'declined']) }),
})

export const leave = defineOperation({
  system: 'video-kyc',
  path: '/leave',
  kind: 'effect',
  request: z.strictObject({ ticket: id }),
  response: done,
})
