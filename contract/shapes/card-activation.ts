import { activationStates } from '@card-journey/journey/rules/card/activation.ts'
import * as z from 'zod/mini'

/**
 * Whether the holder has activated the card; `mayActivate`: the next press does; `reminded`: a
 * reminder is still to come.
 */
export const cardActivation = z.strictObject({
  state: z.enum(activationStates),
  day: z.string(),
  virtual: z.boolean(),
  mayActivate: z.boolean(),
  reminded: z.boolean(),
})
