import { expect, test } from 'vitest'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { sampleAnswers } from '@card-journey/journey/steps/sample-answers.ts'
import { formOf, forms, type AskingScreen } from '@card-journey/journey/steps/forms.ts'
import type { Deps } from '../../compose.ts'
import { act } from './act.ts'

/** Fields of the application that only the server writes (rulings, section 1). */
const serversOwn = [
  'customerType',
  'completedScreen',
  'journeyMode',
  'breFinalStatus',
  'residenceServiceable',
  'creditLimit',
  'approvedDate',
  'rejectedDate',
  'rejectionCode',
  'reason',
  'brePromoCode',
  'finalPromoCode',
  'dormant',
  'crn',
  'applicationNumber',
  'channelCode',
  'finalChannelCode',
  'productCode',
  'facts',
  'version',
  'constructor',
  'toString',
]

/** Every field name anywhere in a record: application, applicant, addresses, work, facts. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)])
    : []

const everyField = [
  ...new Set([
    ...serversOwn,
    ...(['NTB', 'ETB'] as const).flatMap((type) => reachable(type).flatMap(({ record }) => namesIn(record))),
    ...Object.values(forms).flatMap((form) => Object.keys(form.questions)),
  ]),
]

const untouchable = new Proxy(
  {},
  {
    get: (_target, name) => {
      throw new Error(`a refused action reached for ${String(name)}`)
    },
  },
) as Deps

test.each(['NTB', 'ETB'] as const)(
  '[T5, T6] %s: every screen refuses every field that is not its own, before any host is asked',
  async (customerType) => {
    const reached = reachable(customerType).map(({ record }) => record)
    const records = [...reached, ...reached.map((record) => ({ ...record, finalChannelCode: 'SF80' }))]
    let refused = 0
    for (const row of actions.filter((each) => each.customerType === customerType && !each.call)) {
      const state = records.find((record) => mayAct(viewOf(record), row.screen, row.action))
      if (!state) throw new Error(`${row.screen} ${row.action} can't be reached`)
      const own = row.answers ? Object.keys(formOf(row.screen)?.questions ?? {}) : []
      const answers = row.answers ? sampleAnswers[row.screen as AskingScreen] : {}
      for (const field of everyField.filter((name) => !own.includes(name))) {
        const acted = await act(
          {
            application: state,
            view: viewOf(state),
            applicationId: 'a',
            transactionId: 't',
            at: Date.parse('2026-11-20T04:30:00.000Z'),
            now: '2026-11-20T04:30:00.000Z',
            today: '2026-11-20',
          },
          { screen: row.screen, action: row.action, answers: { ...answers, [field]: 'Y' } },
          untouchable,
        )
        expect(acted.denial?.kind, `${row.screen} ${row.action} ${field}`).toBe('foreignField')
        expect(acted.application).toBe(state)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(500)
  },
)
