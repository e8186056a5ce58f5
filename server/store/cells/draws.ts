import { randomUUID } from 'node:crypto'
import {
  hashToken,
  newJoinToken,
  newReferenceNo,
  newShortReference,
  newToken,
  spokenPlace,
} from '../../crypto/token.ts'
import { cellOfHash, cellOfReference, cellOfUuid, type CellCount } from './cell-numbers.ts'

/** Everything random by which something is found again. From each of them follows the cell where it is. */
export interface Draws {
  uuid: () => string
  token: () => string
  joinToken: () => string
  referenceNo: () => string
  shortReference: () => string
  /** Whether a token that was derived, not drawn, leads to this cell. */
  isOurs: (token: string) => boolean
}

/**
 * Draws for one of so many cells: again and again until one leads to it, so that each stays as random as it can be and looks
 * the same however many cells there are. Of 16 cells that takes 16 draws, some microseconds.
 */
export function drawsOf(cell: number, cells: CellCount): Draws {
  const until = (draw: () => string, isOurs: (drawn: string) => boolean) => () => {
    for (;;) {
      const drawn = draw()
      if (isOurs(drawn)) return drawn
    }
  }
  const isOurs = (token: string) => cellOfHash(hashToken(token), cells) === cell
  return {
    uuid: until(randomUUID, (id) => cellOfUuid(id, cells) === cell),
    token: until(newToken, isOurs),
    joinToken: until(newJoinToken, isOurs),
    referenceNo: until(newReferenceNo, (reference) => cellOfReference(reference, cells) === cell),
    shortReference: until(newShortReference, (reference) => (spokenPlace(reference) & (cells - 1)) === cell),
    isOurs,
  }
}
