import { fingerprint } from '../crypto/fingerprint.ts'
import { derivedFrom } from '../crypto/key-ring.ts'

/** What a dropped call's name ends with, before its reference. */
export const dropped = ':dropped:'

/** A name that ends in the fingerprint of what its system was asked about (services/effect-once.ts). */
const fingerprinted = new RegExp(`^(?<intent>.*):(?<asked>[\\w-]{43})(?<end>(?:${dropped}.*)?)$`)

/**
 * The name of an effect as it is stored: its fingerprint once more, under the application's own key. So whoever had a root can't
 * confirm a guessed number by it, and it stays the same whatever root is in force (ADR 0101). A name that tells nothing of what
 * was asked stays as it is.
 */
export function ownName(name: string, dataKey: Buffer): string {
  const { intent, asked, end } = fingerprinted.exec(name)?.groups ?? {}
  if (intent === undefined || asked === undefined) return name
  return `${intent}:${fingerprint(derivedFrom(dataKey)('effect-name'), { asked })}${end}`
}
