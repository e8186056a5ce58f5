import { errorCodes, type ErrorCode } from '@card-journey/journey/errors/error-codes.ts'
import { screenIds, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { ageBands } from '@card-journey/journey/rules/product/age-bands.ts'
import * as z from 'zod/mini'

// Every value is from a closed list, so none can hold anything personal; a test walks through the shape.
const ageBand = z.optional(z.enum(ageBands))

/** The catalogue of analytics: what may be recorded of the use of the product. */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('page-load'),
    screen: z.enum(screenIds as readonly [ScreenId, ...ScreenId[]]),
    /** Of an error screen; the server adds its text (ER-19). */
    errorType: z.optional(z.enum(errorCodes as readonly [ErrorCode, ...ErrorCode[]])),
    ageBand,
  }),
  z.strictObject({ name: z.literal('application-submitted'), journeyMode: z.literal('NSTP'), ageBand }),
])

export type AnalyticsEvent = z.infer<typeof analyticsEvent>
