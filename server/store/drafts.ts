import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { draft } from './schema.ts'
import type { Drafts } from './records.ts'

const answersPlace = (applicationId: string, screen: string) => place('draft', `${applicationId}|${screen}`, 'answers')

export const draftsOf = (context: Context): Drafts => ({
  put: async ({ applicationId, sessionId, epoch, screen, answers, at }) => {
    const key = await context.dataKeys.of(applicationId)
    if (!key) return false
    const put = await context.database.run(
      'put_draft',
      `insert into draft (application_id, screen, answers, updated_at)
       select application.id, $4::text, $5::bytea, $6::timestamptz from application
       join session on session.application_id = application.id and session.epoch = application.epoch
       where application.id = $1::text and session.id = $2::uuid and application.epoch = $3::integer
       on conflict (application_id, screen) do update
         set answers = excluded.answers, updated_at = excluded.updated_at
         where draft.updated_at <= excluded.updated_at
       returning 1`,
      [
        applicationId,
        sessionId,
        epoch,
        screen,
        sealJson(answers, key, answersPlace(applicationId, screen)),
        new Date(at),
      ],
    )
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
