import { randomUUID } from 'node:crypto'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, asc, eq, isNull, lt } from './drizzle.ts'
import { providerCall } from './schema.ts'
import type { ProviderCalls } from './records.ts'

interface Row {
  reference: string
  outcome: Buffer | null
}

const outcomePlace = (reference: string) => place('provider_call', reference, 'outcome')

export const providerCallsOf = (context: Context): ProviderCalls => {
  const { orm, run } = context.database
  const keyOf = async (applicationId: string): Promise<Buffer> =>
    (await context.dataKeys.of(applicationId)) ?? context.keys.derive('provider-call')
  return {
    begin: async ({ applicationId, system, intent, at }) => {
      const own = randomUUID()
      const inserted = await run<Row>(
        'begin_provider_call',
        `insert into provider_call (application_id, system, intent, reference, begun_at) values ($1, $2, $3, $4, $5)
         on conflict (application_id, system, intent) do nothing returning reference, outcome`,
        [applicationId, system, intent, own, new Date(at)],
      )
      if (inserted.length > 0) return { reference: own, fresh: true }
      const [known] = await run<Row>(
        'known_provider_call',
        'select reference, outcome from provider_call where application_id = $1 and system = $2 and intent = $3',
        [applicationId, system, intent],
      )
      if (!known) throw new Error('a provider call vanished')
      const outcome =
        known.outcome && openJson(known.outcome, await keyOf(applicationId), outcomePlace(known.reference))
      return { reference: known.reference, fresh: false, ...(known.outcome && { outcome }) }
    },
    finish: async ({ applicationId, reference, outcome, at }) => {
      await orm
        .update(providerCall)
        .set({ finishedAt: at, outcome: sealJson(outcome, await keyOf(applicationId), outcomePlace(reference)) })
        .where(
          and(
            eq(providerCall.applicationId, applicationId),
            eq(providerCall.reference, reference),
            isNull(providerCall.finishedAt),
          ),
        )
    },
    drop: async ({ applicationId, reference, at }) => {
      await run(
        'drop_provider_call',
        `update provider_call set intent = intent || ':dropped:' || reference::text, finished_at = $3
         where application_id = $1 and reference = $2::uuid and finished_at is null`,
        [applicationId, reference, new Date(at)],
      )
    },
    unfinished: async ({ begunBefore, limit }) => {
      const rows = await orm
        .select()
        .from(providerCall)
        .where(and(isNull(providerCall.finishedAt), lt(providerCall.begunAt, begunBefore)))
        .orderBy(asc(providerCall.begunAt))
        .limit(limit)
      return rows.map(({ applicationId, system, intent, reference, begunAt }) => ({
        applicationId,
        system,
        intent,
        reference,
        at: begunAt,
      }))
    },
  }
}
