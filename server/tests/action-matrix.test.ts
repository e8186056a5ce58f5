import { expect, test } from 'vitest'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { sampleAnswers } from '@card-journey/journey/steps/sample-answers.ts'
import { forms, type AskingScreen } from '@card-journey/journey/steps/forms.ts'
import type { Deps } from '../compose.ts'
import { act } from '../services/step/act.ts'
import { saveDraft } from '../services/step/drafts.ts'

/** What a refused action must not touch: the store, the bank's systems, the master data. */
const untouchable = new Proxy(
  {},
  {
    get: (_target, name) => {
      throw new Error(`a refused action reached for ${String(name)}`)
    },
  },
) as Deps

const storeless = {} as Deps

const acting = (application: Application) => ({
  application,
  view: viewOf(application),
  applicationId: 'a',
  transactionId: 't',
  at: 0,
  now: '2026-11-20T04:30:00.000Z',
  today: '2026-11-20',
})

const statesOf = (customerType: 'NTB' | 'ETB'): Application[] => [
  ...new Map(
    reachable(customerType).map(({ record, screen }) => [`${record.completedScreen} ${screen}`, record]),
  ).values(),
]

test.each(['NTB', 'ETB'] as const)(
  '[T9] %s: in every reachable state every action that the flow does not allow there is refused; the record stays, nobody is asked',
  async (customerType) => {
    let refused = 0
    for (const state of statesOf(customerType)) {
      const view = viewOf(state)
      for (const { screen, action, call, customerType: of, answers } of actions) {
        const known = of === customerType && !call
        if (known && mayAct(view, screen, action)) continue
        if (
          !known &&
          actions.some(
            (row) => row.screen === screen && row.action === action && row.customerType === customerType && !row.call,
          )
        )
          continue
        const given = answers ? sampleAnswers[screen as AskingScreen] : {}
        const acted = await act(acting(state), { screen, action, answers: given }, untouchable)
        expect(acted.application, `${state.completedScreen} ${screen} ${action}`).toBe(state)
        expect(acted.denial, `${state.completedScreen} ${screen} ${action}`).toEqual({
          kind: known ? 'outOfPlace' : 'unknownAction',
        })
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(1000)
  },
)

test('[T5] a draft takes the fields of its own screen alone, and never a code, a PIN or an Aadhaar number', async () => {
  const fields = [...new Set(Object.values(forms).flatMap(({ questions }) => Object.keys(questions)))]
  const secrets = ['uid', 'otp', 'tsOTP', 'mpin', 'confirmMpin']
  const [state] = statesOf('NTB')
  const incoming = { application: state, stored: { id: 'a', epoch: 1 }, session: { id: 's' }, at: 0 } as never
  for (const [screen, { questions }] of Object.entries(forms))
    for (const field of [...fields, 'creditLimit', 'constructor', 'toString'])
      if (!Object.hasOwn(questions, field) || secrets.includes(field))
        expect(
          await saveDraft(incoming, { screen, answers: { [field]: 'Y' }, typedAt: 0 }, storeless),
          `${screen} ${field}`,
        ).toBe('foreignField')
})
