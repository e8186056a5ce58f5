import type { Context } from './context.ts'
import { dropped, ownName } from './effect-names.ts'
import { factOf, noteFact } from './root-key.ts'
import { statement } from './statement.ts'

const batch = 100

/** Set once every effect has its own name beside the former one: from then on nothing else is written (ADR 0101). */
const fact = 'effects-under-own-keys'

/** Whether that fact is set, which is for good. Who learns of it late does no harm: both names are unique until then. */
export function areRenamed({ database }: Pick<Context, 'database'>): () => Promise<boolean> {
  let isSet = false
  return async () => (isSet ||= (await factOf(database, fact)) !== undefined)
}

interface Row {
  applicationId: string
  reference: string
  intent: string
  own: string | null
}

/** Also for the test that each statement costs the same in a table of any size. */
export const toRename = statement<Row>('effects_to_rename').with(
  { after: 'uuid', limit: 'integer' },
  (p) => `select application_id as "applicationId", reference, intent, own_name as own from provider_call
    where own_name is distinct from intent and reference > ${p.after} order by reference limit ${p.limit}`,
)

// Only what is still named as it was read: it may have been dropped meanwhile, and comes again.
const rename = statement<{ done: number }>('rename_effects').with(
  { values: 'jsonb' },
  (p) => `
update provider_call set intent = given.fresh, own_name = given.own
from jsonb_to_recordset(${p.values}) as given (reference uuid, stale text, fresh text, own text)
where provider_call.reference = given.reference and provider_call.intent = given.stale
returning 1 as done`,
)

/**
 * Gives every effect the name under its application's own key: first beside the one that servers of versions before 0033 look
 * for, then, once every row has it, in its place. Can be stopped at any time, run again, and run by several at once.
 * `begin`: no such server runs any more. Answers how many effects lost their former name.
 */
export async function renameEffects(context: Context, { begin }: { begin: boolean }): Promise<number> {
  const { database } = context
  if ((await factOf(database, fact)) === undefined) {
    if (!begin) return 0
    while ((await nameBeside(context)) > 0);
    await noteFact(database, fact, 'renamed')
  }
  let done = 0
  for await (const rows of pages(context)) {
    const named = await withOwnNames(rows, context)
    done += await write(
      context,
      named.map((row) => {
        const name = endOf(row)
        return { ...row, fresh: name, own: name }
      }),
    )
  }
  return done
}

/** How many had none, of which some may have changed meanwhile. */
async function nameBeside(context: Context): Promise<number> {
  let found = 0
  for await (const rows of pages(context)) {
    const nameless = rows.filter(({ own }) => own === null)
    found += nameless.length
    await write(context, await withOwnNames(nameless, context))
  }
  return found
}

async function* pages({ database }: Context): AsyncGenerator<Row[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows: Row[] = await database.run(toRename, { after, limit: batch })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.reference
  }
}

interface Named {
  reference: string
  stale: string
  fresh: string
  own: string
}

/** What belongs to no application keeps its name. */
const withOwnNames = (rows: readonly Row[], { dataKeys }: Context): Promise<Named[]> =>
  Promise.all(
    rows.map(async ({ applicationId, reference, intent, own }) => {
      const dataKey = await dataKeys.of(applicationId)
      const named = own ?? (dataKey ? ownName(intent, dataKey) : intent)
      return { reference, stale: intent, fresh: intent, own: named }
    }),
  )

/** A server of a former version drops a call by its former name alone. */
const endOf = ({ reference, stale, own }: Named): string =>
  stale.includes(dropped) && !own.includes(dropped) ? `${own}${dropped}${reference}` : own

async function write({ database }: Context, named: readonly Named[]): Promise<number> {
  if (named.length === 0) return 0
  return (await database.run(rename, { values: JSON.stringify(named) })).length
}
