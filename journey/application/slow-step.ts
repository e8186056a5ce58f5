/**
 * Steps that wait for the bank's systems, by what a page says meanwhile: deciding, checking details, sending or comparing an
 * Aadhaar's code, fetching the registry's record, setting the PIN.
 */
export const slowSteps = ['decision', 'details', 'aadhaar', 'registry', 'pin'] as const

export type SlowStep = (typeof slowSteps)[number]
