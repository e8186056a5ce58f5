import * as z from 'zod/mini'

/**
 * What became of a code. `late`: its gateway is down; the code is sent as soon as possible while it is valid. `unsure`:
 * the gateway reported no outcome; it is asked again in the same way.
 */
export const codeDelivery = z.enum(['sent', 'late', 'unsure'])
