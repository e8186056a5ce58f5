import * as z from 'zod/mini'

/**
 * What became of a code. `late`: its gateway is away; it is sent as soon as it can be while it is valid. `unsure`: the
 * gateway did not say; it is asked again in the same way.
 */
export const codeDelivery = z.enum(['sent', 'late', 'unsure'])
