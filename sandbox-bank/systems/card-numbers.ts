import { createHmac } from 'node:crypto'

/** 9990 01 is an unassigned prefix (9 is for national use, and no country uses this one). */
const bin = '999001'

/** A card's secrets are derived from the sandbox's key and the application, so none of them is ever stored. */
export function cardSecrets(key: string, applicationId: string) {
  const drawn = createHmac('sha256', key).update(`card ${applicationId}`).digest()
  const body = bin + String(drawn.readUInt32BE(0) % 1_000_000_000).padStart(9, '0')
  return {
    cardNumber: body + luhnDigit(body),
    cvv: String(drawn.readUInt16BE(8) % 1000).padStart(3, '0'),
  }
}

export function luhnDigit(body: string): number {
  const sum = body
    .split('')
    .reverse()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return (10 - (sum % 10)) % 10
}
