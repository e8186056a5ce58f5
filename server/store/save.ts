import type { Application } from '@card-journey/journey/application/application.ts'
import {
  applicationColumns,
  openApplication,
  panIndexes,
  sealDocument,
  mobileIndexes,
  mobileIndexValues,
  type ApplicationRow,
} from './application-row.ts'
import type { Context } from './context.ts'
import { endedRunValues, scopeName } from './idempotency-row.ts'
import { sealContest } from './contests.ts'
import { hashesOf, sealNotice } from './notices.ts'
import { sealOutbox } from './outbox-row.ts'
import { panIndexValues, underRootInForce } from './root-indexes.ts'
import { isSamePhase, type Rotation } from './root-rotation.ts'
import { saveStatement } from './save-statement.ts'
import { cutOffs } from './session-life.ts'
import { statement } from './statement.ts'
import type { Save, SaveResult } from './store.ts'

export const save = (context: Context, input: Save): Promise<SaveResult> =>
  underRootInForce(context.keys, () => saveOnce(context, input))

/** `claimedIn`: the phase in which the PAN was claimed. */
async function saveOnce(context: Context, input: Save, claimedIn?: Rotation): Promise<SaveResult> {
  const { applicationId, document, at } = input
  const key = await context.dataKeys.of(applicationId)
  if (!key) return { kind: 'holdLost' }
  const writer = input.writer === 'job' ? undefined : input.writer
  const saved: Application = { ...document, applicationReferenceNo: applicationId, version: input.version + 1 }
  const once = input.idempotency
  const scope = scopeName({ applicationId })
  const { rotation } = context.keys
  const pan = panIndexes(context, document)
  // Of another phase, it would be one of another hash.
  const panIsClaimed = !context.cells.pans || (claimedIn !== undefined && isSamePhase(claimedIn, rotation))
  const rows = await unlessPanTaken(
    context.database.run(saveStatement, {
      sessionId: writer?.sessionId ?? null,
      ...cutOffs(context.sessionLife, at),
      applicationId,
      version: input.version,
      epoch: writer?.epoch ?? null,
      ...(await endedRunValues(context, scope, once, saved)),
      at: new Date(at),
      document: sealDocument(saved, key),
      customerType: saved.customerType,
      completedScreen: saved.completedScreen,
      productCode: saved.productCode,
      ...mobileIndexValues(mobileIndexes(context, saved.applicantDetails[0].mobileNumber)),
      ...panIndexValues(pan),
      panIsClaimed,
      state: input.state ?? null,
      audit: JSON.stringify(input.audit),
      consents: JSON.stringify(input.consents ?? []),
      outbox: JSON.stringify(sealOutbox(input.outbox ?? [], { key, at, draws: context.draws })),
      clearsDraft: input.clearsDraft?.screen ?? null,
      typedAt: input.clearsDraft ? new Date(input.clearsDraft.typedAt) : null,
      dropOffScreen: input.dropOff?.dropOffScreen ?? null,
      dropOffDate: input.dropOff?.dropOffDate ?? null,
      pinHash: input.pinHash ?? null,
      notice: input.notice ? sealNotice(input.notice, applicationId, key) : null,
      noticeHashes: input.notice ? JSON.stringify(hashesOf(input.notice)) : null,
      contest: input.contest ? sealContest(input.contest.words, applicationId, key) : null,
      contestOf: input.contest ? new Date(input.contest.madeAt) : null,
    }),
  )
  if (rows === 'panTaken') return { kind: 'panTaken' }
  const [row] = rows
  if (!row) throw new Error('save returned no row')
  if (row.saved) {
    if (input.outbox?.length) context.outboxWritten()
    const { epoch, state, created_at: createdAt } = row
    return {
      kind: 'saved',
      application: {
        id: applicationId,
        document: saved,
        version: saved.version,
        epoch,
        state,
        createdAt: createdAt.getTime(),
        updatedAt: at,
      },
    }
  }
  if (row.allowed) return { kind: 'duplicate' }
  if (writer && !row.live) return { kind: 'sessionEnded' }
  if (row.id === null) return { kind: 'holdLost' }
  if (writer && (!row.holds || row.epoch !== writer.epoch)) return { kind: 'holdLost' }
  if (once && (await alreadyClaimed(context, scope, once))) return { kind: 'duplicate' }
  if (row.version === input.version && !panIsClaimed && row.takes_pan) {
    const claimed = await context.cells.pans?.claim({ applicationId, pan, generation: rotation.generation })
    return claimed ? saveOnce(context, input, rotation) : { kind: 'panTaken' }
  }
  const [latest] = await context.database.run(newest, { applicationId })
  return latest ? { kind: 'versionConflict', latest: await openApplication(context, latest) } : { kind: 'holdLost' }
}

const newest = statement<ApplicationRow>('newest_application').with(
  { applicationId: 'text' },
  (p) => `select ${applicationColumns('application')} from application where id = ${p.applicationId}`,
)

/** The constraints that say that a PAN is in another open application, under either generation of the root. */
const onePan = ['application_one_open_per_pan', 'application_one_open_per_pan_odd']

async function unlessPanTaken<Row>(statement: Promise<Row[]>): Promise<Row[] | 'panTaken'> {
  try {
    return await statement
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === '23505' && onePan.some((name) => name === constraint)) return 'panTaken'
    throw error
  }
}

const claimOf = statement<{ run: string; state: string }>('claimed').with(
  { scope: 'text', call: 'text', transactionId: 'text' },
  (p) => `select run, state from idempotency
    where scope = ${p.scope} and call = ${p.call} and transaction_id = ${p.transactionId}`,
)

/** Two equal requests raced and the other one saved: not a conflict between two intents. */
async function alreadyClaimed(
  context: Context,
  scope: string,
  once: NonNullable<Save['idempotency']>,
): Promise<boolean> {
  const rows = await context.database.run(claimOf, { scope, call: once.call, transactionId: once.transactionId })
  return rows.some((row) => row.run !== once.run || row.state === 'done')
}
