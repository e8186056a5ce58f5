/** Of 32 random bytes about 30 differ from each other; under 20 is as likely as a hash collision. */
const fewestValues = 20

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte <= 0x7e

/**
 * Whether a key was typed, counted or repeated rather than random: few distinct values, readable text, or a constant
 * step.
 */
export function isGuessable(key: Uint8Array): boolean {
  const steps = new Set(key.slice(1).map((byte, index) => byte - (key[index] ?? 0)))
  return new Set(key).size < fewestValues || key.every(isPrintable) || steps.size < 3
}
