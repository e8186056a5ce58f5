/** Codes of a database that is away, starting, stopping, full or too slow: the call may be repeated, nothing was half done. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53100',
  '08000',
  '08003',
  '08006',
  '40001',
  '40P01',
  '25006',
])

/** Whether an error means that the database does not answer (503), rather than a bug (500). */
export function isDatabaseDown(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string' && awayCodes.has(error.code)) return true
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i.test(error.message)
}
