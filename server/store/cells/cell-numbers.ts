import { letterPlace } from '../../crypto/token.ts'

/** How many cells there may be: of each place in an id as many lead to each cell. */
export const cellCounts = [1, 2, 4, 8, 16] as const
export type CellCount = (typeof cellCounts)[number]

/** The cell of what is found by a hash: a token, a number, a key. */
export const cellOfHash = (hashed: Buffer, cells: CellCount): number => (hashed[0] ?? 0) & (cells - 1)

/** Of an id that was drawn for a cell. The first digit: by the last one, entries without application choose their chain. */
export const cellOfUuid = (id: string, cells: CellCount): number => Number.parseInt(id.charAt(0), 16) & (cells - 1)

/** Of an applicationReferenceNo. */
export const cellOfReference = (reference: string, cells: CellCount): number => letterPlace(reference) & (cells - 1)
