import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { described, lists, message } from '../../person-for-tests.ts'
import { WorkDetailsScreen } from './WorkDetailsScreen.tsx'

const companies = ['Himal Software Private Limited', 'Himgiri Foods Limited']

async function open() {
  const sent: unknown[] = []
  const on: FixtureProps['on'] = ({ did, answers }) => did === 'act' && sent.push(answers)
  const calls = {
    getCompanyDetails: { ok: true, response: companies.map((companyName) => ({ companyName })) } as const,
  }
  const screen = await render(
    <Fixture screen="work-details" application={described} master={lists} calls={calls} on={on}>
      <WorkDetailsScreen />
    </Fixture>,
  )
  return { screen, sent }
}

const labels = ['companyName', 'companyEmail', 'proprietorshipName', 'industryType', 'incomeRange'] as const

test.each([
  ['Salaried', ['companyName', 'companyEmail', 'industryType', 'incomeRange'], true],
  ['Self-employed', ['proprietorshipName', 'industryType', 'incomeRange'], true],
  ['Retired', ['incomeRange'], false],
  ['Homemaker', [], false],
  ['Student', [], false],
] as const)('[EN-46] %s is asked for %j', async (type, asked, director) => {
  const { screen } = await open()
  await screen.getByText(type, { exact: true }).click()
  for (const field of labels) {
    const control = screen.getByLabelText(fields[`${field}.label`])
    if ((asked as readonly string[]).includes(field)) await expect.element(control).toBeVisible()
    else await expect.element(control).not.toBeInTheDocument()
  }
  expect(screen.getByText(fields['isBankDirector.label']).query() !== null).toBe(director)
})

test('[VA-43] the submit stays disabled while a salaried applicant’s income is at the default option', async () => {
  const { screen, sent } = await open()
  await screen.getByText('Salaried', { exact: true }).click()
  const company = screen.getByLabelText(fields['companyName.label'])
  await company.fill('Him')
  await screen.getByRole('option', { name: companies[0] }).click()
  await expect.element(company).toHaveValue(companies[0])
  await screen.getByLabelText(fields['companyEmail.label']).fill('asha@himal.example')
  await screen.getByLabelText(fields['industryType.label']).selectOptions('IT')
  await screen.getByText('No', { exact: true }).click()

  const submit = screen.getByRole('button', { name: 'Continue' })
  const income = screen.getByLabelText(fields['incomeRange.label'])
  await expect.element(income).toHaveValue('default')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  // Playwright refuses to press an aria-disabled element; a person can.
  ;(submit.element() as HTMLElement).click()
  await expect.element(screen.getByText(message('incomeRequired'))).toBeVisible()
  expect(sent).toEqual([])

  await income.selectOptions('FROM_75000')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await submit.click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ employmentType: 'SALARIED', companyName: companies[0], incomeRange: 'FROM_75000' })
})

test('the bank is asked for once the applicant is a director, and only then sent', async () => {
  const { screen } = await open()
  await screen.getByText('Self-employed', { exact: true }).click()
  const bank = screen.getByLabelText(fields['directorBankName.label'])
  await expect.element(bank).not.toBeInTheDocument()
  await screen.getByText('Yes', { exact: true }).click()
  await expect.element(bank).toBeVisible()
  await userEvent.click(screen.getByText('No', { exact: true }))
  await expect.element(bank).not.toBeInTheDocument()
})
