import { oneTimeCode } from '@card-journey/journey/fields/one-time-code.ts'

/** The code in a message: its only number of so many digits, which may be written in groups. */
export function codeIn(message: string, digits: number): string | undefined {
  for (const text of [message, oneTimeCode.normalise(message)]) {
    const [code, another] = (text.match(/\p{Nd}+/gu) ?? []).filter((number) => number.length === digits)
    if (code !== undefined) return another === undefined ? code : undefined
  }
  return undefined
}
