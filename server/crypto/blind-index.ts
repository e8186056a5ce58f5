import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'
import type { Keys } from './keys.ts'

/**
 * A keyed hash that finds equal values without revealing them: HMAC-SHA-256 over purpose and value, so that the same
 * value has different indexes for different purposes (T18).
 */
export const blindIndex = (keys: Keys, purpose: string, value: string): Buffer =>
  createHmac('sha256', keyObject(keys.derive('blind-index')))
    .update(`${purpose}\u0000${value}`)
    .digest()
