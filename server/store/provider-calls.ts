import { randomUUID } from 'node:crypto'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, asc, eq, isNull, lt, notLike } from './drizzle.ts'
import { dropped, ownName } from './effect-names.ts'
import type { ProviderCalls } from './records.ts'
import { areRenamed } from './rename-effects.ts'
import { providerCall } from './schema.ts'
import { statement } from './statement.ts'

interface Row {
  reference: string
  outcome: Buffer | null
}

const beginCall = statement<Row>('begin_provider_call').with(
  { applicationId: 'text', system: 'text', intent: 'text', ownName: 'text', reference: 'uuid', at: 'timestamptz' },
  (p) => `
insert into provider_call (application_id, system, intent, own_name, reference, begun_at)
values (${p.applicationId}, ${p.system}, ${p.intent}, ${p.ownName}, ${p.reference}, ${p.at})
on conflict do nothing
returning reference, outcome`,
)

const knownCall = statement<Row>('known_provider_call').with(
  { applicationId: 'text', system: 'text', intent: 'text', ownName: 'text' },
  (p) => `select reference, outcome from provider_call
    where application_id = ${p.applicationId} and system = ${p.system}
      and (intent = ${p.intent} or own_name = ${p.ownName} and intent not like '%${dropped}%')`,
)

// A call whose outcome was purged has finished and may be settled again; one that keeps an outcome may not.
const dropCall = statement('drop_provider_call').with(
  { applicationId: 'text', reference: 'uuid', kept: 'boolean', at: 'timestamptz' },
  (p) => `
update provider_call set intent = intent || '${dropped}' || reference::text,
  own_name = own_name || '${dropped}' || reference::text, finished_at = ${p.at}
where application_id = ${p.applicationId} and reference = ${p.reference} and (${p.kept} or outcome is null)
  and intent not like '%${dropped}%'`,
)

/** How often a call may be dropped by others while it begins. */
const mostDrops = 50

const outcomePlace = (reference: string) => place('provider_call', reference, 'outcome')

export const providerCallsOf = (context: Context): ProviderCalls => {
  const { orm, run } = context.database
  const { dataKeys, keys } = context
  const renamed = areRenamed(context)
  return {
    begin: async ({ applicationId, system, intent: name, at }) => {
      const dataKey = await dataKeys.of(applicationId)
      const own = dataKey ? ownName(name, dataKey) : name
      const named = { applicationId, system, intent: (await renamed()) ? own : name, ownName: own }
      const reference = randomUUID()
      for (let tries = 0; tries < mostDrops; tries++) {
        const inserted = await run(beginCall, { ...named, reference, at: new Date(at) })
        if (inserted.length > 0) return { reference, fresh: true }
        const [known] = await run(knownCall, named)
        // Dropped by another request between the two statements.
        if (!known) continue
        const outcome =
          known.outcome &&
          openJson(known.outcome, dataKey ?? keys.known('provider-call'), outcomePlace(known.reference))
        return { reference: known.reference, fresh: false, ...(known.outcome && { outcome }) }
      }
      throw new Error('a provider call vanished again and again')
    },
    finish: async ({ applicationId, reference, outcome, at }) => {
      const key = (await dataKeys.of(applicationId)) ?? keys.derive('provider-call')
      await orm
        .update(providerCall)
        .set({ finishedAt: at, outcome: sealJson(outcome, key, outcomePlace(reference)) })
        .where(
          and(
            eq(providerCall.applicationId, applicationId),
            eq(providerCall.reference, reference),
            isNull(providerCall.outcome),
            notLike(providerCall.intent, `%${dropped}%`),
          ),
        )
    },
    drop: async ({ applicationId, reference, kept = false, at }) => {
      await run(dropCall, { applicationId, reference, kept, at: new Date(at) })
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
