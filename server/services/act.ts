import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ActionRow } from '@card-journey/journey/flow/action.ts'
import { actionRow } from '@card-journey/journey/flow/actions.ts'
import { applyAction } from '@card-journey/journey/flow/apply.ts'
import { mayAct } from '@card-journey/journey/flow/guard.ts'
import { openNeeds } from '@card-journey/journey/flow/needs.ts'
import { isScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { checkForm } from '@card-journey/journey/screens/form.ts'
import { formOf } from '@card-journey/journey/screens/forms.ts'
import type { Deps } from '../compose.ts'
import { refuse, type Refusal } from '../http/reply.ts'
import { askers } from './ask-facts.ts'
import { unlistedAnswers } from './unlisted-answers.ts'

export interface Act {
  screen: string
  action: string
  answers: Readonly<Record<string, string>>
  /** The marker that the browser expects; it must equal what the action sets. */
  completedScreen?: string
}

/**
 * What an action does to the record. `changed` is to be saved in either case: a refusal can leave facts behind (a wrong
 * PAN counts). `event` names what the audit writes.
 */
export type Acted = {
  application: Application
  event: string
  refusal?: Refusal
  row?: ActionRow
  /** The screen's answers as they were checked; empty when refused. */
  answers: Readonly<Record<string, string>>
}

interface Acting {
  application: Application
  view: ApplicationView
  applicationId: string
  now: string
  today: string
}

/**
 * One action of one screen, from the stored state (architecture, section 2): the row must exist and be allowed here,
 * every field must be the screen's own, the answers must hold, the needs must be met. Nothing else moves a marker (T5, T9).
 */
export async function act(
  acting: Acting,
  { screen, action, answers, completedScreen }: Act,
  deps: Deps,
): Promise<Acted> {
  const { application, view, now, today } = acting
  const outOfPlace = (): Refusal => refuse('WRONG_STATE', { screen: standing(view), application: view })
  const row = isScreenId(screen) ? actionRow(screen, action, application.customerType) : undefined
  if (!row || row.call) return denied(application, refuse('BAD_REQUEST'), 'action-unknown')
  if (!mayAct(view, row.screen, action)) return denied(application, outOfPlace(), 'action-out-of-place')

  const form = row.answers ? formOf(row.screen) : undefined
  const foreign = Object.keys(answers).filter((field) => !form || !Object.hasOwn(form.questions, field))
  if (foreign.length > 0) return denied(application, refuse('FIELD_NOT_YOURS'), 'field-not-of-screen')
  const checked = form ? checkForm(form, answers, { today, application: view }) : { answers: {}, mistakes: {} }
  const unlisted = form ? unlistedAnswers(form, checked.answers, deps.masterData()) : {}
  const mistakes: Record<string, string> = { ...unlisted, ...(checked.mistakes as Record<string, string>) }
  if (Object.keys(mistakes).length > 0)
    return denied(application, refuse('FIELDS_REFUSED', { fields: mistakes }), 'answers-refused')

  const asked = await meetNeeds(acting, row, checked.answers, deps)
  if (asked.refusal) return { ...asked, event: 'need-not-met', answers: {} }
  const next = applyAction(asked.application, row, checked.answers, now)
  if (completedScreen !== undefined && completedScreen !== next.completedScreen) {
    return denied(asked.application, outOfPlace(), 'marker-not-of-action')
  }
  return { application: next, event: `${row.screen} ${action}`, row, answers: checked.answers }
}

const denied = (application: Application, refusal: Refusal, event: string): Acted => ({
  application,
  refusal,
  event,
  answers: {},
})

/** Asks for every fact that the row still needs, then judges by the facts alone. */
async function meetNeeds(
  acting: Acting,
  row: ActionRow,
  answers: Act['answers'],
  deps: Deps,
): Promise<{ application: Application; refusal?: Refusal }> {
  let { application } = acting
  for (const { need } of openNeeds(row, application, answers).filter(({ state }) => state === 'ask')) {
    const learnt = await askers[need]({ ...acting, application, row, answers }, deps)
    if ('problem' in learnt) return { application, refusal: refuse(learnt.problem) }
    application = withFacts(application, learnt.facts)
  }
  for (const open of openNeeds(row, application, answers)) {
    if (open.state === 'turned') break
    if (open.state === 'stopped') return { application, refusal: refuse(open.error) }
    if (open.state === 'refused') {
      return { application, refusal: refuse('FIELDS_REFUSED', { fields: { [open.field]: open.message } }) }
    }
  }
  return { application }
}
