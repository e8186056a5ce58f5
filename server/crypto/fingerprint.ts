import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'

/** What a host was asked about: plain values by name. Absent and undefined are the same. */
export type Inputs = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * A keyed fingerprint of what a host was asked about: equal inputs give the same one in any order, a changed input
 * gives another. It reveals nothing, so it may be stored in a plain column.
 */
export function fingerprint(key: Buffer, inputs: Inputs): string {
  const named = Object.entries(inputs)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', keyObject(key)).update(JSON.stringify(named)).digest('base64url')
}
