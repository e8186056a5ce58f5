/** Whole rupees in Indian grouping: ₹1,50,000. Paise are cut. */
export function showRupees(amount: number): string {
  const whole = Math.trunc(amount)
  const digits = Math.abs(whole).toString()
  const grouped = digits.replace(/(\d)(?=(?:\d\d)*\d{3}$)/g, '$1,')
  return `${whole < 0 ? '−' : ''}₹${grouped}`
}
