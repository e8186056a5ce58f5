import { personalDetails } from '@card-journey/journey/steps/identity/personal-details/form.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import type { Form } from '../form/form.ts'
import { ScreenForm } from '../form/ScreenForm.tsx'
import { useScreenForm } from '../form/use-screen-form.ts'
import { NameField } from './NameField.tsx'
import { PanField } from './PanField.tsx'

function Asked({ onForm }: { onForm: (form: Form) => void }) {
  const binding = useScreenForm(personalDetails)
  onForm(binding.form)
  return (
    <ScreenForm binding={binding}>
      <PanField name="panNumber" label="PAN" />
      <NameField name="firstName" label="First name" />
      <NameField name="lastName" label="Last name" />
    </ScreenForm>
  )
}

test('what a browser fills in without an event survives a key in another field, and counts when its field is left', async () => {
  let form: Form | undefined
  const screen = await render(
    <Fixture screen="personal-details">
      <Asked onForm={(own) => (form = own)} />
    </Fixture>,
  )
  const inputOf = (label: string) => screen.getByLabelText(label).element() as HTMLInputElement
  const [pan, firstName] = [inputOf('PAN'), inputOf('First name')]
  pan.focus()
  pan.value = 'ABCPE1234F'
  firstName.value = 'Asha'
  pan.blur()
  expect(form?.value('panNumber')).toBe('ABCPE1234F')
  await screen.getByLabelText('Last name').fill('Rao')
  expect(firstName.value).toBe('Asha')
  firstName.focus()
  firstName.blur()
  expect(form?.value('firstName')).toBe('Asha')
  form?.set('firstName', 'Meera')
  expect(firstName.value).toBe('Meera')
})
