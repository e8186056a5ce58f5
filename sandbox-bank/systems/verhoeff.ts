const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const permute = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Whether a number's last digit is its Verhoeff check digit, as the Aadhaar register requires. */
export function passesVerhoeff(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((check, digit, place) => Number(multiply[check]?.[Number(permute[place % 8]?.[Number(digit)])]), 0)
  return sum === 0
}
