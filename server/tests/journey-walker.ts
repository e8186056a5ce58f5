import type { Call } from '@card-journey/contract/call.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { ActionRow } from '@card-journey/journey/steps/action.ts'
import { actionRow, actions, rowsOfCall } from '@card-journey/journey/steps/actions.ts'
import type { AskingScreen } from '@card-journey/journey/steps/forms.ts'
import { sampleAnswers } from '@card-journey/journey/steps/sample-answers.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import { calls as served } from '@card-journey/contract/api.ts'
import { expect } from 'vitest'
import type { Applicant } from './applicant.ts'
import { calls } from './calls.ts'
import { hide, takeOver } from './devices.ts'
import type { Running } from './running.ts'
import { sampleRequest } from './sample-requests.ts'

/** What a walk does next; `pick` chooses among what there is when it comes to it. */
export type Stride = { does: 'reload' | 'comeBack' } | Doing

interface Doing {
  does: 'open' | 'any' | 'openCall' | 'anyCall'
  pick: number
  spoil: string | undefined
  again: boolean
}

/** Calls that an applicant in a session makes about the application; not those that end it or begin another. */
const walked: readonly Call[] = served.filter(
  ({ caller, id }) => caller === 'applicant' && !['updateApplication', 'withdrawApplication'].includes(id),
)

/** Markers that only this system's answer can bring. */
const restsOn: Partial<Record<Marker, SystemName>> = {
  BRE_APPROVED: 'decision',
  FINAL_BRE_APPROVED: 'decision',
  AADHAAR_SUBMIT: 'aadhaar',
  MPIN_SET: 'card-host',
}

const openRows = (record: Application): readonly ActionRow[] =>
  actions.filter((row) => row.customerType === record.customerType && mayAct(viewOf(record), row.screen, row.action))

const at = <Of>(list: readonly Of[], pick: number): Of | undefined => list[pick % Math.max(list.length, 1)]

const isOpen = (call: Call, record: Application) =>
  call.allowed !== 'by-action' ||
  rowsOfCall(call.id, record.customerType).some((row) => mayAct(viewOf(record), row.screen, row.action))

/** How many strides of each kind were checked. */
export interface Walked {
  strides: number
  accepted: number
  refusedByGuard: number
  unavailable: number
  /** How often each problem was answered. */
  problems: Record<string, number>
}

/** One stride, checked against the flow's own data and against what is stored. */
export async function stride(
  product: Running,
  applicant: Applicant,
  next: Stride,
  failing: ReadonlySet<SystemName>,
  walk: Walked,
): Promise<void> {
  const { store } = product.server.composed.deps
  walk.strides += 1
  if (!('pick' in next)) return moveOn(product, applicant, next.does)
  const before = await store.applications.read(applicant.applicationId)
  if (!before) return
  const record = before.document
  const view = { ...viewOf(record), version: before.version }
  applicant.view = view
  const { about, allowed, repeats, ask } = chosen(applicant, record, next)
  const transactionId = crypto.randomUUID()
  const answer = await ask(transactionId)
  wellAnswered(answer)
  const after = await store.applications.read(applicant.applicationId)
  if (!after) return
  expect(after.version, `${about}: a version is lost`).toBeGreaterThanOrEqual(before.version)
  if (!answer.ok) {
    if (answer.problem === 'UNAVAILABLE') walk.unavailable += 1
    walk.problems[answer.problem] = (walk.problems[answer.problem] ?? 0) + 1
    // Whoever is signed out in the middle signs in again, as a person would.
    if (answer.problem === 'SESSION_ENDED') wellAnswered(await takeOver(product, applicant))
    else if (!allowed) walk.refusedByGuard += 1
    return
  }
  walk.accepted += 1
  expect(allowed, `${about} is accepted at ${record.completedScreen}`).toBe(true)
  const said = viewIn(answer.response)
  if (said) expect(after.version, `${about}: acknowledged and not stored`).toBeGreaterThanOrEqual(said.version)
  const marker = said?.completedScreen
  const system = marker && restsOn[marker]
  if (system && marker !== record.completedScreen)
    expect([...failing], `${about}: ${marker} while ${system} fails`).not.toContain(system)
  // Sent again it is answered as before, also while every system fails.
  if (next.again && said && repeats) {
    applicant.view = view
    const repeated = await ask(transactionId)
    expect(repeated.ok ? versionIn(repeated.response) : repeated.problem, `${about} sent again`).toBe(said.version)
  }
}

async function moveOn(product: Running, applicant: Applicant, does: 'reload' | 'comeBack'): Promise<void> {
  if (does === 'reload') return wellAnswered(await applicant.load())
  wellAnswered(await hide(applicant))
  wellAnswered(await takeOver(product, applicant))
}

const versionIn = (response: unknown): number | undefined => viewIn(response)?.version

/** The application in a response, as an only entry or beside what else the call answers. */
function viewIn(response: unknown): Applicant['view'] {
  const found = Array.isArray(response) ? (response[0] as object) : (response as { application?: object }).application
  return found && 'completedScreen' in found ? (found as Applicant['view']) : undefined
}

/** A success, a refusal in words, or UNAVAILABLE: never a bug. (`Applicant` checks both against the contract.) */
function wellAnswered(answer: CallResult<unknown>): void {
  if (!answer.ok) expect(answer.problem, `${answer.call} ${JSON.stringify(answer.detail)}`).not.toBe('INTERNAL')
}

function chosen(applicant: Applicant, record: Application, { does, pick, spoil }: Doing) {
  const { applicationId, settings } = applicant
  const own = { applicationId, mobileNumber: settings.mobileNumber, version: applicant.view?.version ?? 0 }
  const called = (call: Call) => ({
    about: call.id,
    allowed: isOpen(call, record),
    repeats: call.repeat === 'effect',
    ask: (transactionId: string): Promise<CallResult<unknown>> =>
      applicant.client.call(call, sampleRequest(call, own) as never, { transactionId, impatient: true }),
  })
  const row = does === 'open' ? at(openRows(record), pick) : does === 'any' ? at(actions, pick) : undefined
  const carriedBy = served.find(({ id }) => id === row?.call)
  if (row && carriedBy && !['customerOfferDetails', 'addressUpdate'].includes(carriedBy.id)) return called(carriedBy)
  if (!row) {
    const open = walked.filter((call) => call.allowed === 'by-action' && isOpen(call, record))
    return called(at(does === 'openCall' ? open : walked, pick) ?? calls.applicationDetails)
  }
  const { screen, action } = row
  const sample: Record<string, string | undefined> = row.answers ? { ...sampleAnswers[screen as AskingScreen] } : {}
  const field = at(Object.keys(sample), pick)
  if (field && spoil !== undefined) sample[field] = spoil
  const known = actionRow(screen, action, record.customerType)
  return {
    about: `${screen} ${action}`,
    allowed: known !== undefined && mayAct(viewOf(record), screen, action),
    // Consents carry the time at which each was sent.
    repeats: !Object.keys(sample).some((name) => name.startsWith('consent')),
    ask: (transactionId: string): Promise<CallResult<unknown>> =>
      applicant.act(screen, action, sample as Record<string, string>, { transactionId, impatient: true }),
  }
}
