import type { Change } from './changed-bank.ts'
import type { Observer } from './pages.ts'

/**
 * What shows that a field counts: values that are changed, and something that the product does otherwise then.
 * `refused`: the field is there for the checker alone, which refuses the change. `awaits`: the call, not served yet,
 * whose code will read it.
 */
export type Row = readonly [changes: readonly Change[], seen: Observer] | { refused: Change } | { awaits: string }

export type Rows = Readonly<Record<string, Row>>

export const words = { en: 'Changed', hi: 'बदला' }
