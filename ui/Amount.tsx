/**
 * Rupees in Indian grouping: 150000 → ₹1,50,000. Our own code, so that server and browser render the same characters.
 */
export function rupeesText(rupees: number): string {
  const [whole = '0', fraction] = String(Math.abs(rupees)).split('.')
  const head = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  const grouped = head ? `${head},${whole.slice(-3)}` : whole
  return `${rupees < 0 ? '−' : ''}₹${grouped}${fraction ? `.${fraction.padEnd(2, '0')}` : ''}`
}

/** An amount in whole rupees (or rupees and paise). `large` for the main amount of a screen. */
export function Amount({ rupees, large = false }: { rupees: number; large?: boolean }) {
  return <span className={large ? 'amount amount--large' : 'amount'}>{rupeesText(rupees)}</span>
}
