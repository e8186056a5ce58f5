import type { MailLedger, MailOutcome } from '@card-journey/providers/email/smtp.ts'
import type { Context } from './context.ts'
import { and, eq, isNull } from './drizzle.ts'
import { mailReference } from './schema.ts'

/** The ledger of providers/email/smtp.ts, with the time as an argument. Shared by all nodes; nothing of a message is in it. */
export interface MailLedgerAt extends Omit<MailLedger, 'begin'> {
  begin: (reference: string, at: number) => ReturnType<MailLedger['begin']>
}

export function mailLedgerOf({ database: { orm } }: Context): MailLedgerAt {
  const unsettled = (reference: string) => and(eq(mailReference.reference, reference), isNull(mailReference.outcome))
  const look: MailLedger['look'] = async (reference) => {
    const [row] = await orm.select().from(mailReference).where(eq(mailReference.reference, reference))
    return row && ((row.outcome as MailOutcome | null) ?? 'unsettled')
  }
  return {
    begin: async (reference, at) => {
      const [begun] = await orm
        .insert(mailReference)
        .values({ reference, begunAt: at })
        .onConflictDoNothing()
        .returning({ reference: mailReference.reference })
      // Forgotten in between: the next attempt begins it.
      return begun ? 'fresh' : ((await look(reference)) ?? 'unsettled')
    },
    settle: async (reference, outcome) =>
      void (await orm.update(mailReference).set({ outcome }).where(unsettled(reference))),
    forget: async (reference) => void (await orm.delete(mailReference).where(unsettled(reference))),
    look,
  }
}
