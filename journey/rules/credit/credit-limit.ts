/** COMPUTED_FINAL_LIMIT as whole rupees, paise cut (EN-32). `null`: there is one and it is no positive number; undefined: there is none. */
export function creditLimitOf(text: string | undefined): number | null | undefined {
  const trimmed = text?.trim()
  if (!trimmed) return undefined
  if (!/^\d{1,12}(\.\d*)?$/.test(trimmed)) return null
  const limit = Math.trunc(Number(trimmed))
  return limit > 0 ? limit : null
}
