import { blindIndex } from '../../crypto/blind-index.ts'
import type { Keys } from '../../crypto/keys.ts'
import { isReferenceNo, letterPlace } from '../../crypto/token.ts'

/** How many cells there may be: of each place in an id as many lead to each cell. */
export const cellCounts = [1, 2, 4, 8, 16] as const
export type CellCount = (typeof cellCounts)[number]

/** The label of the key that chooses the cell of a text. It never changes: nobody moves when the root does. */
export const cellLabel = 'cell'

/** The cell of what is found by the hash of a token. */
export const cellOfHash = (hashed: Buffer, cells: CellCount): number => (hashed[0] ?? 0) & (cells - 1)

/** Of an id that was drawn for a cell. The first digit: by the last one, entries without application choose their chain. */
export const cellOfUuid = (id: string, cells: CellCount): number => Number.parseInt(id.charAt(0), 16) & (cells - 1)

/** Of an applicationReferenceNo. */
export const cellOfReference = (reference: string, cells: CellCount): number => letterPlace(reference) & (cells - 1)

/**
 * Of a mobile number, or another text that was not drawn for a cell. Keyed: references show it, and nothing of a number may be
 * learned from them.
 */
export const cellOfText = (keys: Keys, text: string, cells: CellCount): number =>
  cells === 1 ? 0 : cellOfHash(blindIndex(keys.derive(cellLabel), 'cell', text), cells)

/** Of an applicationReferenceNo, or of what stands in its place before there is one. */
export const cellOfApplication = (keys: Keys, id: string, cells: CellCount): number =>
  isReferenceNo(id) ? cellOfReference(id, cells) : cellOfText(keys, id, cells)
