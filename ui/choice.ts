/** One of the answers to choose from. */
export interface Choice {
  value: string
  label: string
  hint?: string
}
