/** Statuses of an answer (NX-S-12). Success is the one that equals it lower-cased; anything else is a failure. */
export const responseStatuses = ['success', 'failed', 'rejected', 'failure'] as const

export const isSuccess = (status: unknown): boolean =>
  typeof status === 'string' && status.trim().toLowerCase() === 'success'
