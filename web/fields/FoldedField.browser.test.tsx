import { personalDetails } from '@card-journey/journey/steps/identity/personal-details/form.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import { ScreenForm } from '../form/ScreenForm.tsx'
import { useScreenForm } from '../form/use-screen-form.ts'
import { FoldedField } from './FoldedField.tsx'
import { NearLimit } from './NearLimit.tsx'
import { NameField } from './NameField.tsx'
import './folded-field.css'

function Asked() {
  const binding = useScreenForm(personalDetails)
  return (
    <ScreenForm binding={binding}>
      <FoldedField name="middleName" add="Add a middle name">
        <NearLimit name="middleName" most={10}>
          <NameField name="middleName" label="Middle name" required={false} />
        </NearLimit>
      </FoldedField>
    </ScreenForm>
  )
}

async function open(different: Partial<FixtureProps> = {}) {
  const screen = await render(
    <Fixture screen="personal-details" {...different}>
      <Asked />
    </Fixture>,
  )
  return { screen, field: screen.getByLabelText('Middle name'), add: screen.getByText('Add a middle name') }
}

test('a field that few need is folded, and stays open once it has had an answer', async () => {
  const { field, add } = await open()
  await expect.element(field).not.toBeVisible()
  await add.click()
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('Devi')
  await field.fill('')
  await expect.element(field).toBeVisible()
})

test('an answer of the record or a draft is never folded away', async () => {
  const { screen, field } = await open({ answers: { middleName: 'Devi' } })
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveValue('Devi')
  await expect.element(screen.getByText('Add a middle name')).not.toBeVisible()
  await expect.element(field).not.toHaveFocus()
})

test('once open it is a field like any other: it names itself alone, and begins on the edge of the others', async () => {
  const { screen, field, add } = await open()
  await userEvent.tab()
  await expect.element(screen.container.querySelector('summary')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(add).not.toBeVisible()
  const form = screen.container.querySelector('form')
  expect(field.element().closest('.field')?.getBoundingClientRect().left).toBe(form?.getBoundingClientRect().left)
})

test('a limit is said only near it', async () => {
  const { screen, field } = await open({ answers: { middleName: 'Abc' } })
  await expect.element(field).toBeVisible()
  expect(screen.getByText(/characters? left/).elements()).toHaveLength(0)
  await field.click()
  await userEvent.keyboard('{End}defghi')
  await expect.element(screen.getByText('1 character left')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(screen.getByText('No characters left')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(screen.getByText(/characters? left/)).not.toBeInTheDocument()
})
