import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, eq } from './drizzle.ts'
import { draft } from './schema.ts'
import type { Drafts } from './records.ts'
import { statement } from './statement.ts'

const answersPlace = (applicationId: string, screen: string) => place('draft', `${applicationId}|${screen}`, 'answers')

// `held` takes the application's row as a save does, and sees its newest state after waiting for one.
const putDraft = statement<{ held: boolean; open: boolean; put: boolean }>('put_draft').inParts(
  {
    applicationId: 'text',
    sessionId: 'uuid',
    epoch: 'integer',
    screen: 'text',
    answers: 'bytea',
    seen: 'bytea?',
    typedAt: 'timestamptz',
    dropOffScreen: 'text?',
    dropOffDate: 'text?',
    at: 'timestamptz',
  },
  (p) => ({
    parts: {
      held: {
        materialized: true,
        tells: { id: 'text', state: 'text' },
        sql: `
  select application.id, application.state from application
  join session on session.application_id = application.id and session.epoch = application.epoch
  where application.id = ${p.applicationId} and session.id = ${p.sessionId} and application.epoch = ${p.epoch}
  for no key update of application`,
      },
      put: {
        after: 'held',
        sql: `
  insert into draft (application_id, screen, answers, updated_at, epoch, typed_at)
  select held.id, ${p.screen}, ${p.answers}, ${p.at}, ${p.epoch}, ${p.typedAt} from held where held.state = 'open'
  on conflict (application_id, screen) do update
    set answers = excluded.answers, updated_at = excluded.updated_at, epoch = excluded.epoch, typed_at = excluded.typed_at
    where (draft.epoch, draft.typed_at) <= (excluded.epoch, excluded.typed_at)
      and draft.answers is not distinct from ${p.seen}
  returning 1`,
      },
      here: {
        after: 'put',
        given: 'dropOffScreen',
        sql: `
  update application set drop_off_screen = ${p.dropOffScreen}, drop_off_date = ${p.dropOffDate}
  from held, put
  where application.id = held.id and ${p.dropOffScreen} is not null
    and not exists (select from draft where draft.application_id = held.id
      and (draft.epoch, draft.typed_at) > (${p.epoch}, ${p.typedAt}))
    and (application.drop_off_screen, application.drop_off_date)
      is distinct from (${p.dropOffScreen}, ${p.dropOffDate})`,
      },
    },
    answer: `select exists (select from held) as held, exists (select from held where state = 'open') as open,
  exists (select from put) as put`,
  }),
)

type Typed = { epoch: number; typedAt: number }

const isLater = (one: Typed, other: Typed): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.typedAt > other.typedAt)

export const draftsOf = (context: Context): Drafts => ({
  put: async ({ applicationId, sessionId, epoch, screen, answers, typedAt, dropOff, at }) => {
    const key = await context.dataKeys.of(applicationId)
    if (!key) return 'holdLost'
    const sealedAt = answersPlace(applicationId, screen)
    const ofScreen = and(eq(draft.applicationId, applicationId), eq(draft.screen, screen))
    // Sealed, so they are put together here, and written only where nothing else was written meanwhile.
    for (;;) {
      const [before] = await context.database.orm.select().from(draft).where(ofScreen)
      const kept = before?.answers ? (openJson(before.answers, key, sealedAt) as typeof answers) : {}
      const [row] = await context.database.run(putDraft, {
        applicationId,
        sessionId,
        epoch,
        screen,
        answers: sealJson({ ...kept, ...answers }, key, sealedAt),
        seen: before?.answers ?? null,
        typedAt: new Date(typedAt),
        dropOffScreen: dropOff?.dropOffScreen ?? null,
        dropOffDate: dropOff?.dropOffDate ?? null,
        at: new Date(at),
      })
      if (!row?.held) return 'holdLost'
      if (row.put) return 'kept'
      if (!row.open || (before && isLater(before, { epoch, typedAt }))) return 'older'
    }
  },
  of: async (applicationId) => {
    const key = await context.dataKeys.of(applicationId)
    if (!key) return { drafts: {}, draftedAt: {} }
    const rows = await context.database.orm.select().from(draft).where(eq(draft.applicationId, applicationId))
    const drafts = rows.flatMap(({ screen, answers }) =>
      answers ? [[screen, openJson(answers, key, answersPlace(applicationId, screen)) as Record<string, string>]] : [],
    )
    return {
      drafts: Object.fromEntries(drafts) as Record<string, Record<string, string>>,
      draftedAt: Object.fromEntries(rows.map(({ screen, typedAt }) => [screen, typedAt])),
    }
  },
})
