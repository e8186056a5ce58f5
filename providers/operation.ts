import * as z from 'zod/mini'
import { tolerantObject } from './response-fields.ts'

/** The systems, by the name that folder, path and settings share. */
export const systemNames = [
  'sms',
  'voice',
  'email',
  'whatsapp',
  'core-bank',
  'bureau',
  'decision',
  'pan',
  'ckyc',
  'aadhaar',
  'video-kyc',
  'documents',
  'document-analysis',
  'card-host',
  'crm',
  'los',
  'social-trust',
  'airline',
  'mobile-risk',
  'screening',
  'location',
  'clock',
] as const

export type SystemName = (typeof systemNames)[number]

/**
 * One operation of a system as it looks on the wire: JSON posted to a fixed path under the system's base URL. An effect
 * is sent with the header `x-reference`, and its outcome is available at `<path>/by-reference`. The response is JSON,
 * or XML where the operation has `xmlLists`: its content type says which.
 */
export interface Operation<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  system: SystemName
  path: `/${string}`
  kind: 'read' | 'effect'
  request: Request
  response: Response
  /** Which elements of a response in XML are entries of a list. Without it, the system has to answer in JSON. */
  xmlLists?: readonly string[]
}

export const defineOperation = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  operation: Operation<Request, Response>,
): Operation<Request, Response> => operation

/** The frame of every response of the bank's hosts; anything but success is a failure (CA-24). */
export const hostFrame = tolerantObject({
  status: z.string().check(z.maxLength(20)),
  response: z.optional(z.unknown()),
  errorCode: z.optional(z.string().check(z.trim(), z.regex(/^[A-Z][A-Z0-9_]{0,39}$/))),
  reference: z.optional(z.string().check(z.maxLength(100))),
})

export const referenceQuestion = z.strictObject({ reference: z.uuid() })
