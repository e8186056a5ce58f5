/** What React calls an error although the page goes on as it should, tells nobody anything. */
export function reportRecoverable(error: unknown): void {
  if (isSkippedMove(error)) return
  if (typeof reportError === 'function') return reportError(error)
  // Chrome before 95 and Safari before 15.4.
  setTimeout(() => {
    throw error
  })
}

/** The card's move to its place was cut short by a next step, or given up by a slow device: the screen is there without it. */
function isSkippedMove(error: unknown): boolean {
  const { name } = (error instanceof Error && (error.cause as Error | undefined)) || (error as Error)
  return name === 'AbortError' || name === 'TimeoutError'
}
