/** The id of the trace of a transaction: its UUID without hyphens, so all attempts of a call are one trace (ADR 0067). */
export const traceOf = (transactionId: string): string => transactionId.replace(/-/g, '')

/** The W3C header of a call; the second half of the id stands for the browser's own part. */
export const traceParent = (transactionId: string): string => {
  const trace = traceOf(transactionId)
  return `00-${trace}-${trace.slice(16)}-01`
}
