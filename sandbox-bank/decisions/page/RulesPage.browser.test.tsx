import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable, sandboxAnswers } from '../../console/console-for-tests.tsx'
import type { Person } from '../../people/person.ts'
import finalDecision from '../final-decision.json' with { type: 'json' }
import cardDecision from '../card-decision.json' with { type: 'json' }
import type { Edit } from '../edited-rules.ts'
import { questionAbout, numberFault, ordinary, scriptOf } from './question.ts'
import { RulesPage } from './RulesPage.tsx'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const person: Person = {
  mobile: '9000000006',
  customerType: 'NTB',
  story: 'Rejected softly',
  firstName: 'Ravi',
  lastName: 'Teja',
  panNumber: 'BKQPT1006F',
  dateOfBirth: '1996-12-12',
  gender: 'MALE',
  decision: { first: { systemDecision: 'reject', rejectCode: 'SR01' } },
}
const card = { id: 'card-decision', graph: cardDecision, ruleVersion: 'one', isEdited: false }
const final = { id: 'final-decision', graph: finalDecision, ruleVersion: 'two', isEdited: false }
const tried = {
  decision: { systemDecision: 'reject', rejectCode: 'AG01', creditLimit: 0 },
  failed: false,
  steps: [
    {
      id: 'eligibility',
      name: '1 Eligibility: age and score',
      row: 1,
      description: 'Younger than 21',
      asked: { age: 20 },
      answered: { hardCode: 'AG01', details: 'Age below 21' },
    },
  ],
}

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const asked = sandboxAnswers({
    '/people': [person],
    '/dials': { now: '2026-11-25T05:30:00.000Z' },
    '/decisions/rules': [card, final],
    '/decisions/rules/card-decision/try': tried,
    '/decisions/rules/card-decision': { ...card, isEdited: true },
    '/decisions/rules/card-decision/reset': card,
    ...answers,
  })
  const screen = await render(<RulesPage />)
  await expect.element(screen.getByRole('heading', { name: '1 Eligibility: age and score' })).toBeVisible()
  const posted = (path: string) => asked.findLast((each) => each.path === path)?.body
  return { screen, posted }
}

test('a condition is changed as a choice and a number, and saved as the engine reads it', async () => {
  const { screen, posted } = await open()
  await expect.element(screen.getByText('as shipped')).toBeVisible()
  const age = screen.getByLabelText('Age in years, row 1: value')
  await expect.element(age).toHaveValue('21')
  await age.fill('25')
  await expect.element(screen.getByText('changed, not saved')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('edited and saved')).toBeVisible()
  const saved = posted('/decisions/rules/card-decision') as Edit
  expect(saved.tables['eligibility']?.[0]).toMatchObject({ age: '< 25', hardCode: '"AG01"', bureauScore: '' })
  expect(saved.tables['outcome']?.[0]).toMatchObject({ hardCode: '!= ""', rejectCode: 'hardCode' })
  await screen.getByRole('button', { name: 'Reset to the shipped tables' }).click()
  await expect.element(screen.getByText('as shipped')).toBeVisible()
})

test('typed values are tried: the outcome and the row of each table that held', async () => {
  const { screen, posted } = await open()
  await screen.getByLabelText('Age in years', { exact: true }).fill('20')
  await screen.getByRole('button', { name: 'Try', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Outcome: reject' })).toBeVisible()
  await expect.element(screen.getByText('Row 1, Younger than 21: age 20')).toBeVisible()
  await expect.element(screen.getByText('held in the last try')).toBeVisible()
  expect(posted('/decisions/rules/card-decision/try')).toMatchObject({
    question: { age: 20, employmentType: 'SALARIED', monthlyIncome: 100_000 },
  })
  await expectUsable(screen.container)
})

test('a person is tried by what the bank knows of them, and the page says what their story prescribes', async () => {
  const { screen, posted } = await open()
  await screen.getByLabelText(/^Person/).selectOptions('Ravi Teja, 9000000006')
  await expect.element(screen.getByText('first decision: reject, SR01')).toBeVisible()
  await screen.getByRole('button', { name: 'Try', exact: true }).click()
  // The birthday of this year is still to come.
  await expect
    .poll(() => posted('/decisions/rules/card-decision/try'))
    .toMatchObject({ question: { age: 29, bureauScore: 760, bureauRecord: 'Y' } })
})

test('what can’t be tried or saved is said in words, beside its cell', async () => {
  const words = 'Enter a number.'
  const findings = [{ table: 'eligibility', rule: 0, column: 'age', words }]
  const { screen } = await open({
    '/decisions/rules/card-decision': () => Response.json({ findings }, { status: 400 }),
  })
  await screen.getByLabelText('Monthly income, lower end, rupees', { exact: true }).fill('much')
  await screen.getByRole('button', { name: 'Try', exact: true }).click()
  await expect.element(screen.getByText('Enter a whole number.')).toBeVisible()
  await screen.getByLabelText('Age in years, row 1: value').fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'These tables can’t be used' })).toBeVisible()
  await expect.element(screen.getByLabelText('Age in years, row 1: value')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Age in years, row 1: value')).toHaveAccessibleDescription(words)
  await expectUsable(screen.container)
})

test('rows are added, moved and deleted', async () => {
  const { screen, posted } = await open()
  const employment = screen.getByRole('region', { name: '2 Employment' })
  await employment.getByText('Name and place of row 1').click()
  await employment.getByRole('button', { name: 'Move down row 1' }).click()
  await employment.getByRole('button', { name: 'Delete row 2' }).click()
  await employment.getByRole('button', { name: 'Add a row to 2 Employment' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => (posted('/decisions/rules/card-decision') as Edit | undefined)?.tables['employment'])
    .toEqual([
      { _description: 'Homemakers', employmentType: '"HOMEMAKER"', softCode: '"SR02"' },
      { _description: 'Salaried, self-employed, retired', employmentType: '', softCode: '""' },
      { _description: '', employmentType: '', softCode: '""' },
    ])
})

test('whoever no bureau knows is tried without a record; numbers have bounds', () => {
  const unknown: Person = { ...person, bureau: { first: 'none', second: 'none' } }
  expect(questionAbout(unknown, '2026-12-12', ordinary)).toMatchObject({
    age: '30',
    bureauRecord: 'N',
    bureauScore: '0',
  })
  expect(scriptOf({ ...person, decision: undefined })).toEqual([])
  expect(['', '1.5', '-1', '151', '150'].map((text) => numberFault(text, 0, 150))).toEqual([
    'Enter a whole number.',
    'Enter a whole number.',
    'Enter a whole number.',
    'Use a number from 0 to 150.',
    undefined,
  ])
})
