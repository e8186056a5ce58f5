import type { Application } from '@card-journey/journey/application/application.ts'
import { consentsOf, type Consent } from '@card-journey/journey/application/consent.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ActionRow } from '@card-journey/journey/steps/action.ts'
import { actionRow } from '@card-journey/journey/steps/actions.ts'
import { saidBeforeTheLastTry } from '@card-journey/journey/rules/identity/pan-validation.ts'
import { applyAction } from '@card-journey/journey/flow/apply.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { openNeeds, type NeedState } from '@card-journey/journey/steps/needs.ts'
import { markersOf } from '@card-journey/journey/flow/marker-of.ts'
import { isScreenId, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import { formOf } from '@card-journey/journey/steps/forms.ts'
import type { Deps } from '../../compose.ts'
import type { UnfitCard } from '@card-journey/contract/shapes/unfit-card.ts'
import { factSources, type NewFacts } from './ask-facts.ts'
import { outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import type { Attempt } from '../customer/attempts.ts'
import { takeStepAttempt } from './step-attempts.ts'
import { knownApplicant, unfitCard } from '../product/card-fit.ts'
import { unlistedAnswers } from './unlisted-answers.ts'

export interface Act {
  screen: string
  action: string
  answers: Readonly<Record<string, string>>
  /** The marker that the browser expects; it must equal what the action sets. */
  completedScreen?: string
  /** The call that carries the action, if it is not updateApplication. */
  call?: CallId
  /** The version of each consent's text that was shown. */
  shown?: readonly Consent[] | undefined
}

/** Why an action is refused. */
export type Denial =
  | { kind: 'unknownAction' }
  /** Not allowed where the applicant is, or another marker than it can set. */
  | { kind: 'outOfPlace' }
  | { kind: 'foreignField' }
  | { kind: 'mistakes'; fields: Readonly<Record<string, string>> }
  | { kind: 'unfit'; unfit: UnfitCard }
  | { kind: 'consentsOutdated'; fields: OutdatedConsents }
  /** A need that stops the applicant with an error of the catalogue. */
  | { kind: 'stopped'; error: Extract<NeedState, { state: 'stopped' }>['error'] }
  | { kind: 'triesSpent'; of: 'pan' | 'crn' }
  | Exclude<NewFacts, { kind: 'learnt' }>

/**
 * What an action does to the record. A refusal leaves the record as it was; attempts are counted beside it (`attempt`).
 * `event` is what the audit records.
 */
export interface ActionResult {
  application: Application
  event: string
  denial?: Denial
  row?: ActionRow
  /** The screen's answers as they were checked; empty when refused. */
  answers: Readonly<Record<string, string>>
  /** As checked: `y` counts as yes, and a box that this step does not show is not a consent. */
  consents?: readonly Consent[]
  attempt?: Attempt
}

interface Acting {
  application: Application
  view: ApplicationView
  applicationId: string
  transactionId: string
  at: number
  now: string
  today: string
}

/**
 * One action of one screen, from the stored state (architecture, section 2): the row must exist and be allowed here,
 * every field must be the screen's own, the answers must be valid, the marker must be one that the action can set; only
 * then are hosts asked about its needs. Nothing else moves a marker (T5, T9).
 */
export async function act(
  acting: Acting,
  { screen, action, answers, completedScreen, call, shown = [] }: Act,
  deps: Deps,
): Promise<ActionResult> {
  const { application, view, now, today } = acting
  const row = isScreenId(screen) ? actionRow(screen, action, application.customerType) : undefined
  if (!row || row.call !== call) return denied(application, { kind: 'unknownAction' }, 'action-unknown')
  if (!mayAct(view, row.screen, action)) return denied(application, { kind: 'outOfPlace' }, 'action-out-of-place')

  const form = row.answers ? formOf(row.screen) : undefined
  const foreign = Object.keys(answers).filter((field) => !form || !Object.hasOwn(form.questions, field))
  if (foreign.length > 0) return denied(application, { kind: 'foreignField' }, 'field-not-of-screen')
  const checked = form ? checkForm(form, answers, { today, application: view }) : { answers: {}, mistakes: {} }
  const unlisted = form ? unlistedAnswers(form, checked.answers, deps.masterData()) : {}
  const mistakes: Record<string, string> = { ...unlisted, ...(checked.mistakes as Record<string, string>) }
  if (Object.keys(mistakes).length > 0)
    return denied(application, { kind: 'mistakes', fields: mistakes }, 'answers-refused')

  const markers = markersOf(row, application)
  if (completedScreen !== undefined && !markers.includes(completedScreen as Marker))
    return denied(application, { kind: 'outOfPlace' }, 'marker-not-of-action')
  const unfit =
    makesKnown.includes(row.screen) &&
    application.customerType === 'NTB' &&
    unfitCard(deps.masterData(), application, knownApplicant(application, checked.answers, today))
  if (unfit) return denied(application, { kind: 'unfit', unfit }, 'card-not-for-applicant')

  const consents = consentsOf(checked.answers, (code) => shown.find((text) => text.code === code)?.version ?? '', now)
  const outdated = outdatedConsents(
    [...consents, ...heldConsents(form, checked.answers, application)],
    deps.masterData(),
  )
  if (outdated) return denied(application, { kind: 'consentsOutdated', fields: outdated }, 'consent-text-changed')

  const asked = await meetNeeds(acting, row, checked.answers, deps)
  const { attempt } = asked
  if ('denial' in asked) return { ...denied(application, asked.denial, 'need-not-met'), attempt }
  const next = withFacts(applyAction(asked.application, row, checked.answers, now), {
    ...askedAtEverySubmit,
    ...agreedAnew(consents),
  })
  // A need that diverted the application has set a marker of its own.
  const diverted = !markers.includes(next.completedScreen)
  if (completedScreen !== undefined && !diverted && completedScreen !== next.completedScreen)
    return { ...denied(application, { kind: 'outOfPlace' }, 'marker-not-of-action'), attempt }
  return { application: next, event: `${row.screen} ${action}`, row, answers: checked.answers, consents, attempt }
}

/**
 * Who else holds a PAN, whose a CRN is and what the bank's lists say may change by the next submit: facts of the save under
 * way alone.
 */
const askedAtEverySubmit = { panDedupe: undefined, negativeCheck: undefined, pincode: undefined, typedCrn: undefined }

/** Where age and occupation are first known. What a customer may have is the bank's offer (customerOfferDetails). */
const makesKnown: readonly ScreenId[] = ['personal-details', 'work-details']

/** A consent of this form that was given before and is not asked for: it must still be the bank's present one. */
const heldConsents = (
  form: ReturnType<typeof formOf>,
  answers: Act['answers'],
  { facts: { agreed } }: Application,
): Consent[] =>
  form && agreed && Object.hasOwn(form.questions, 'consentTnc') && !Object.hasOwn(answers, 'consentTnc')
    ? [{ code: 'TNC', version: agreed.TNC, timestamp: '', value: 'Y' }]
    : []

/** The card's terms that were agreed to last are those that hold. */
const agreedAnew = (consents: readonly Consent[]): Pick<Application['facts'], 'agreed'> => {
  const terms = consents.find(({ code, value }) => code === 'TNC' && value === 'Y')
  return terms ? { agreed: { TNC: terms.version } } : {}
}

const denied = (application: Application, denial: Denial, event: string): ActionResult => ({
  application,
  denial,
  event,
  answers: {},
})

type Met = { application: Application; attempt?: Attempt } | { denial: Denial; attempt?: Attempt }

/**
 * Refuses what the facts already refuse; then asks for what the row still needs, one need after the other, and checks
 * each against the facts before asking for the next.
 */
async function meetNeeds(acting: Acting, row: ActionRow, answers: Act['answers'], deps: Deps): Promise<Met> {
  let application = withFacts(acting.application, askedAtEverySubmit)
  const denial = denialOf(row, application, answers)
  if (denial) return { denial }
  const asking = { ...acting, row, answers }
  const attempt = await takeStepAttempt(asking, deps)
  if (typeof attempt === 'string') return { denial: { kind: 'triesSpent', of: attempt } }
  for (const { need } of openNeeds(row, application, answers).filter(({ state }) => state === 'ask')) {
    const learnt = await factSources[need]({ ...asking, application }, deps)
    if (learnt.kind !== 'learnt') {
      await attempt?.giveBack()
      return { denial: learnt }
    }
    application = withFacts(application, learnt.facts)
    const denied = denialOf(row, application, answers)
    const compared = need === 'crnOwn' ? 'crn' : need === 'panValid' ? 'pan' : undefined
    // After the last wrong one there is none to enter.
    if (denied?.kind === 'mistakes' && compared && attempt?.left === 0)
      return { denial: { kind: 'triesSpent', of: compared } }
    if (denied) return { denial: attempt?.left === 1 ? beforeTheLast(denied) : denied, attempt }
    // Nobody is asked about somebody who does not go on here.
    if (openNeeds(row, application, answers).some(({ state }) => state === 'diverted')) break
  }
  return { application, attempt }
}

/** What is wrong, and that it can be entered once more today. */
function beforeTheLast(denial: Denial): Denial {
  if (denial.kind !== 'mistakes') return denial
  const fields = Object.entries(denial.fields).map(([field, message]) => [field, saidBeforeTheLastTry(message)])
  return { ...denial, fields: Object.fromEntries(fields) }
}

/** The first need that refuses the answers, unless an earlier one diverts the application. */
function denialOf(row: ActionRow, application: Application, answers: Act['answers']): Denial | undefined {
  for (const open of openNeeds(row, application, answers)) {
    if (open.state === 'diverted') return undefined
    if (open.state === 'stopped') return { kind: 'stopped', error: open.error }
    if (open.state === 'refused') return { kind: 'mistakes', fields: { [open.field]: open.message } }
  }
  return undefined
}
