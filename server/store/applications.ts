import { equalInConstantTime, isReferenceNo } from '../crypto/token.ts'
import { mobileIndexes, openApplication, type ApplicationRow } from './application-row.ts'
import { agedApplications, closeApplication, endedApplications } from './close-applications.ts'
import { eraseApplication } from './erase-application.ts'
import type { Context } from './context.ts'
import { createApplication } from './create-application.ts'
import { and, desc, eq, or, sql, type AnyColumn } from './drizzle.ts'
import { blindIndexes, type Indexes } from './root-indexes.ts'
import { dataKey } from './key-schema.ts'
import { application } from './schema.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { releaseHold } from './sessions.ts'
import { statement } from './statement.ts'
import type { Applications } from './store.ts'
import { takeHold } from './take-hold.ts'

const leaveApplication = statement('leave_application').with(
  { sessionId: 'uuid', screen: 'text?', date: 'text?' },
  (p) => `
update application set yielding = true,
  drop_off_screen = coalesce(${p.screen}, drop_off_screen), drop_off_date = coalesce(${p.date}, drop_off_date)
from session
where session.id = ${p.sessionId} and application.id = session.application_id and application.epoch = session.epoch`,
)

const yieldHold = statement('yield_hold').with(
  { applicationId: 'text', epoch: 'integer' },
  (p) => `update application set yielding = true where id = ${p.applicationId} and epoch = ${p.epoch}`,
)

const isHeld = statement('is_held').with(
  { applicationId: 'text', ...cutOffTypes },
  (p) => `
select 1 from application, session
where application.id = ${p.applicationId} and application.held_by is not null and not application.yielding
  and session.application_id = application.id and session.epoch = application.epoch and ${isLive(p)}
limit 1`,
)

const lastSeen = statement<{ at: Date; reminders_off: boolean }>('last_seen').with(
  { applicationId: 'text' },
  (p) => `
select greatest(
    application.updated_at,
    (select max(last_seen_at) from session where application_id = ${p.applicationId}),
    (select max(updated_at) from draft where application_id = ${p.applicationId})) as at,
  application.reminders_off
from application where id = ${p.applicationId}`,
)

/** Under either generation of the root. */
const isUnder = ({ even, odd }: Indexes, evenColumn: AnyColumn, oddColumn: AnyColumn) =>
  or(even ? eq(evenColumn, even) : undefined, odd ? eq(oddColumn, odd) : undefined)

const hasMobile = (indexes: Indexes) => isUnder(indexes, application.mobileIndex, application.mobileIndexOdd)

const isSame = (one: Indexes, other: Indexes): boolean =>
  (['even', 'odd'] as const).some((column) => {
    const [a, b] = [one[column], other[column]]
    return a !== null && b !== null && equalInConstantTime(a, b)
  })

export const applicationsOf = (context: Context): Applications => {
  const { orm } = context.database
  const row = {
    id: application.id,
    state: application.state,
    version: application.version,
    epoch: application.epoch,
    data_key: sql<Buffer>`coalesce(${application.dataKey}, ${dataKey.wrapped})`,
    document: application.document,
    createdAt: application.createdAt,
    updatedAt: application.updatedAt,
    drop_off_screen: application.dropOffScreen,
    drop_off_date: application.dropOffDate,
  }
  const opened = ({ createdAt, updatedAt, ...rest }: Omit<ApplicationRow, 'created_at' | 'updated_at'> & Times) =>
    openApplication(context, { ...rest, created_at: new Date(createdAt), updated_at: new Date(updatedAt) })
  return {
    create: (input) => createApplication(context, input),
    take: (input) => takeHold(context, input),
    leave: async ({ sessionId, dropOff }) => {
      await context.database.run(leaveApplication, {
        sessionId,
        screen: dropOff?.dropOffScreen ?? null,
        date: dropOff?.dropOffDate ?? null,
      })
    },
    yieldHold: async (input) => void (await context.database.run(yieldHold, input)),
    isHeld: async ({ applicationId, at }) =>
      (await context.database.run(isHeld, { applicationId, ...cutOffs(context.sessionLife, at) })).length > 0,
    lastSeen: async (applicationId) => {
      const [found] = await context.database.run(lastSeen, { applicationId })
      return found && { at: found.at.getTime(), remindersOff: found.reminders_off }
    },
    stopReminders: async (applicationId) => {
      await orm.update(application).set({ remindersOff: true }).where(eq(application.id, applicationId))
    },
    release: async ({ sessionId }) => void (await releaseHold(context, { sessionId })),
    close: closeApplication(context),
    erase: eraseApplication(context),
    aged: agedApplications(context),
    ended: endedApplications(context),
    openOf: async (mobileNumber) => {
      await context.keys.fresh()
      const [found] = await orm
        .select({ id: application.id })
        .from(application)
        .where(and(hasMobile(mobileIndexes(context, mobileNumber)), eq(application.state, 'open')))
      return found?.id
    },
    byMobile: async (mobileNumber) => {
      await context.keys.fresh()
      const rows = await orm
        .select(row)
        .from(application)
        .leftJoin(dataKey, eq(dataKey.applicationId, application.id))
        .where(hasMobile(mobileIndexes(context, mobileNumber)))
        .orderBy(desc(application.state), desc(application.createdAt))
        .limit(20)
      return Promise.all(rows.map(opened))
    },
    byPan: async (panNumber) => {
      await context.keys.fresh()
      const rows = await orm
        .select({
          id: application.id,
          even: application.mobileIndex,
          odd: application.mobileIndexOdd,
          state: application.state,
        })
        .from(application)
        .where(isUnder(blindIndexes(context.keys, 'pan', panNumber), application.panIndex, application.panIndexOdd))
      return rows
        .filter((found) => found.state === 'open')
        .map((found) => ({
          applicationId: found.id,
          sameMobile: (mobileNumber) => isSame(found, mobileIndexes(context, mobileNumber)),
        }))
    },
    read: async (applicationId) => {
      if (!isReferenceNo(applicationId)) return undefined
      const [found] = await orm
        .select(row)
        .from(application)
        .leftJoin(dataKey, eq(dataKey.applicationId, application.id))
        .where(eq(application.id, applicationId))
      return found && opened(found)
    },
  }
}

interface Times {
  createdAt: number
  updatedAt: number
}
