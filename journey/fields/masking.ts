/**
 * The general mask: first two and last four characters with four asterisks between (VA-59). Six or fewer characters
 * mask to asterisks alone; empty stays empty (VA-65). Never for Aadhaar: `maskAadhaar`.
 */
export function maskValue(value: string): string {
  const characters = Array.from(value)
  if (characters.length === 0) return ''
  if (characters.length <= 6) return '****'
  return `${characters.slice(0, 2).join('')}****${characters.slice(-4).join('')}`
}

/** Aadhaar and virtual ID: the last four digits only, in groups of four (rulings, section 4). */
export function maskAadhaar(value: string): string {
  if (value.length < 8) return value === '' ? '' : '****'
  return value.replace(/.(?=.{4})/gu, 'X').replace(/(.{4})(?=.)/gu, '$1 ')
}
