import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { draft } from './schema.ts'
import type { Drafts } from './records.ts'
import { statement } from './statement.ts'

const answersPlace = (applicationId: string, screen: string) => place('draft', `${applicationId}|${screen}`, 'answers')

const putDraft = statement('put_draft').with(
  { applicationId: 'text', sessionId: 'uuid', epoch: 'integer', screen: 'text', answers: 'bytea', at: 'timestamptz' },
  (p) => `
insert into draft (application_id, screen, answers, updated_at)
select application.id, ${p.screen}, ${p.answers}, ${p.at} from application
join session on session.application_id = application.id and session.epoch = application.epoch
where application.id = ${p.applicationId} and session.id = ${p.sessionId} and application.epoch = ${p.epoch}
on conflict (application_id, screen) do update
  set answers = excluded.answers, updated_at = excluded.updated_at
  where draft.updated_at <= excluded.updated_at
returning 1`,
)

export const draftsOf = (context: Context): Drafts => ({
  put: async ({ applicationId, sessionId, epoch, screen, answers, at }) => {
    const key = await context.dataKeys.of(applicationId)
    if (!key) return false
    const put = await context.database.run(putDraft, {
      applicationId,
      sessionId,
      epoch,
      screen,
      answers: sealJson(answers, key, answersPlace(applicationId, screen)),
      at: new Date(at),
    })
    return put.length > 0
  },
  of: async (applicationId) => {
    const key = await context.dataKeys.of(applicationId)
    if (!key) return {}
    const rows = await context.database.orm.select().from(draft).where(eq(draft.applicationId, applicationId))
    const entries = rows.map((row) => [row.screen, openJson(row.answers, key, answersPlace(applicationId, row.screen))])
    return Object.fromEntries(entries) as Record<string, Record<string, string>>
  },
})
