/**
 * COMPUTED_FINAL_LIMIT in whole rupees, without paise (EN-32). `null`: it is not a positive number; undefined: there is
 * none.
 */
export function creditLimitOf(text: string | undefined): number | null | undefined {
  const trimmed = text?.trim()
  if (!trimmed) return undefined
  if (!/^\d{1,12}(\.\d*)?$/.test(trimmed)) return null
  const limit = Math.trunc(Number(trimmed))
  return limit > 0 ? limit : null
}
