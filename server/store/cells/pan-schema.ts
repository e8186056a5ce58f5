import { bytes, instant } from '../columns.ts'
import { integer, pgTable, text, uuid } from '../drizzle.ts'

/** Which application claims a PAN, over all cells: in the first one. */
export const panInUse = pgTable('pan_in_use', {
  panIndex: bytes('pan_index').primaryKey(),
  applicationId: text('application_id').notNull(),
  claim: uuid().notNull(),
  claimedAt: instant('claimed_at').notNull(),
  /** Of the root that the PAN is hashed under. */
  generation: integer().notNull().default(0),
})
