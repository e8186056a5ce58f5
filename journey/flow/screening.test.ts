import { expect, test } from 'vitest'
import type { Facts } from '../application/facts.ts'
import { withFacts } from '../application/record.ts'
import { actionRow } from '../steps/actions.ts'
import type { ActionRow } from '../steps/action.ts'
import type { Answers } from '../steps/form.ts'
import { openNeeds, panFactKey } from '../steps/needs.ts'
import { sampleAnswers, sampleTime } from '../steps/sample-answers.ts'
import { applyAction } from './apply.ts'
import { recordUpTo } from './sample-records.ts'
import { standing } from './standing.ts'

// Safe: the row exists; the action matrix says so.
const row = actionRow('personal-details', 'submit', 'NTB') as ActionRow
const answers: Answers = { ...sampleAnswers['personal-details'], lastName: 'Menon' }
const about = panFactKey(answers)
const before = recordUpTo('RESIDENCE_ADDRESS_SELECTION', 'NTB')
const knowing = (screening: Facts['screening']) =>
  withFacts(before, {
    email: { verified: answers.emailId ?? '', at: sampleTime },
    pan: { for: about, status: 'valid', names: 'match', birthDate: 'match' },
    panDedupe: { for: answers.panNumber ?? '', result: 'free' },
    screening,
  })
const hit = { for: about, result: 'hit', caseId: 'C' } as const

test.each<[string, Facts['screening'], string | undefined]>([
  ['nobody has been screened', undefined, 'ask'],
  ['another person was', { for: 'other', result: 'clear' }, 'ask'],
  ['the person is on no list', { for: about, result: 'clear' }, undefined],
  ['the person is on a list', hit, 'held'],
  ['a namesake, cleared by the bank', { ...hit, outcome: 'cleared' }, undefined],
  ['confirmed by the bank', { ...hit, outcome: 'confirmed' }, 'held'],
])('%s: the need is %s', (_why, screening, state) => {
  expect(openNeeds(row, knowing(screening), answers)[0]?.state).toBe(state)
})

test('a person on a list is saved, what rests on a former one is undone, and the application waits where it stood', () => {
  const clear = applyAction(knowing({ for: about, result: 'clear' }), row, answers, sampleTime)
  const held = applyAction(knowing(hit), row, answers, sampleTime)
  expect(held).toEqual({
    ...clear,
    completedScreen: 'PENDING',
    facts: { ...clear.facts, screening: { ...hit, resumeAt: clear.completedScreen } },
  })
  expect(held.facts.bureau).toBeUndefined()
  expect(standing(held)).toBe('submitted')
})
