import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'

/** The label of the key that blind indexes are made with. */
export const blindIndexLabel = 'blind-index'

/**
 * A keyed hash that finds equal values without revealing them: HMAC-SHA-256 over purpose and value, so that the same
 * value has different indexes for different purposes (T18).
 */
export const blindIndex = (key: Buffer, purpose: string, value: string): Buffer =>
  createHmac('sha256', keyObject(key)).update(`${purpose}\u0000${value}`).digest()
