import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { card } from './schema.ts'
import type { Cards, IssuedCard } from './records.ts'

export const cardsOf = (context: Context): Cards => {
  const { orm } = context.database
  const of = async (applicationId: string): Promise<IssuedCard | undefined> => {
    const [row] = await orm.select().from(card).where(eq(card.applicationId, applicationId))
    if (!row) return undefined
    const details = openJson(
      row.details,
      await context.dataKeys.need(applicationId),
      place('card', applicationId, 'details'),
    )
    return { reference: row.reference, details: details as IssuedCard['details'], issuedAt: row.issuedAt }
  }
  return {
    of,
    record: async ({ applicationId, reference, details, at }) => {
      const sealed = sealJson(
        details,
        await context.dataKeys.need(applicationId),
        place('card', applicationId, 'details'),
      )
      const recorded = await orm
        .insert(card)
        .values({ applicationId, reference, details: sealed, issuedAt: at })
        // By either key: an insert beside may be met at the reference first.
        .onConflictDoNothing()
        .returning({ id: card.applicationId })
      if (recorded.length > 0) return { kind: 'recorded', card: { reference, details, issuedAt: at } }
      const known = await of(applicationId)
      if (!known) throw new Error('a card vanished')
      return { kind: 'already', card: known }
    },
  }
}
