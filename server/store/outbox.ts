import type { Context } from './context.ts'
import { and, count, eq, isNull, lte } from './drizzle.ts'
import { openPayload, sealOutbox } from './outbox-row.ts'
import { outbox } from './schema.ts'
import type { Outbox } from './records.ts'

export const outboxOf = (context: Context): Outbox => {
  const { orm, pool, jobsSchema } = context.database
  const dataKeyOf = async (applicationId: string): Promise<Buffer | undefined> =>
    applicationId ? context.dataKeys.of(applicationId) : undefined
  return {
    add: async ({ applicationId = '', at, ...entry }) => {
      const key = (await dataKeyOf(applicationId)) ?? context.keys.derive('outbox')
      const [sealed] = sealOutbox([entry], { key, at, draws: context.draws })
      if (!sealed) return false
      const added = await orm
        .insert(outbox)
        .values({
          id: sealed.id,
          applicationId,
          kind: sealed.kind,
          reference: sealed.reference,
          payload: sealed.payload === null ? null : Buffer.from(sealed.payload, 'hex'),
          dueAt: entry.dueAt ?? at,
        })
        .onConflictDoNothing()
        .returning({ id: outbox.id })
      context.outboxWritten()
      return added.length > 0
    },
    relay: async ({ limit, at, hand }) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const { rows } = await client.query<{ id: string; kind: string; application_id: string }>(
          `select id, kind, application_id from outbox where relayed_at is null and due_at <= $1
           order by due_at limit $2 for update skip locked`,
          [new Date(at), limit],
        )
        if (rows.length > 0) {
          const items = rows.map((row) => ({
            id: row.id,
            kind: row.kind,
            ...(row.application_id && { applicationId: row.application_id }),
          }))
          await hand(items, async (text, values) => client.query(text, values))
          await client.query('update outbox set relayed_at = $1 where id = any($2::uuid[])', [
            new Date(at),
            rows.map((row) => row.id),
          ])
        }
        await client.query('commit')
        return rows.length
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.release(broken)
      }
    },
    has: async ({ applicationId, kind, reference }) => {
      const named = [eq(outbox.applicationId, applicationId), eq(outbox.kind, kind), eq(outbox.reference, reference)]
      const rows = await orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(...named))
      return rows.length > 0
    },
    isBusy: async ({ applicationId, but, at }) => {
      const { rowCount } = await pool.query(
        `select from outbox left join ${jobsSchema}.job on job.id = outbox.id
         where outbox.application_id = $1 and outbox.kind <> $2
           and (outbox.relayed_at is null and outbox.due_at <= $3 or job.state in ('created', 'retry', 'active'))
         limit 1`,
        [applicationId, but, new Date(at)],
      )
      return rowCount !== 0
    },
    open: async (id) => {
      await context.keys.fresh()
      const [row] = await orm.select().from(outbox).where(eq(outbox.id, id))
      if (!row) return undefined
      const key = (await dataKeyOf(row.applicationId)) ?? context.keys.known('outbox')
      const payload = row.payload && openPayload(id, row.payload, key)
      return {
        id,
        kind: row.kind,
        reference: row.reference,
        payload: payload ?? undefined,
        ...(row.applicationId && { applicationId: row.applicationId }),
      }
    },
    waiting: async (at) => {
      const [row] = await orm
        .select({ waiting: count() })
        .from(outbox)
        .where(and(isNull(outbox.relayedAt), lte(outbox.dueAt, at)))
      return row?.waiting ?? 0
    },
    onWritten: context.onOutboxWritten,
  }
}
