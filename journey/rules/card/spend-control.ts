/** What a card may be used for, each with a limit of its own. */
export const spendKinds = ['DOMESTIC', 'INTERNATIONAL', 'ONLINE', 'CONTACTLESS'] as const
export type SpendKind = (typeof spendKinds)[number]

/** Whole rupees; `enabled` false blocks that kind of use. */
export interface SpendUse {
  enabled: boolean
  limit: number
}

/** A change that lets the card do more needs the holder's proof; one that lets it do less is made at once. */
export const isLooser = (present: SpendUse, asked: SpendUse): boolean =>
  (asked.enabled && !present.enabled) || asked.limit > present.limit

/** Whether the limit can be set: whole rupees, not above what the card allows; nothing is allowed up to ₹0. */
export const isSettable = ({ enabled, limit }: SpendUse, highest: number): boolean =>
  Number.isInteger(limit) && limit <= highest && limit >= (enabled ? 1 : 0)

const shares = [0.1, 0.25, 0.5, 1]
const roundedTo = 500

/** The limits to choose from, ascending: parts of the highest one, and the present one. */
export function limitChoices(present: SpendUse, highest: number): number[] {
  const parts = shares.map((share) => (share === 1 ? highest : Math.floor((highest * share) / roundedTo) * roundedTo))
  return [...new Set([...parts, present.limit])]
    .filter((limit) => limit > 0 && limit <= highest)
    .toSorted((a, b) => a - b)
}
