/** One of the options. */
export interface Choice {
  value: string
  label: string
  hint?: string
}
