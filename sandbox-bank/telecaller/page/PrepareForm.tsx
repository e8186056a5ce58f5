import { texts } from '@card-journey/journey/texts/en/fields.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { TextInput } from '@card-journey/ui/inputs/TextInput.tsx'
import { useEffect, useRef, useState } from 'react'
import { refusalOf, Refused, type DeskApi } from '../../desk/page/desk-api.ts'
import { Refusal } from '../../desk/page/Refusal.tsx'
import { askedFieldNames } from '../asked-fields.ts'
import type { DeskContext } from '../views.ts'
import { AnswerField } from './AnswerField.tsx'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * What the applicant says on the phone. After sending the form is empty: from then on nobody at the desk sees what was
 * entered.
 */
export function PrepareForm({ api, onSent }: { api: DeskApi; onSent: () => Promise<void> }) {
  const [context, setContext] = useState<DeskContext>({ cards: [], choices: {} })
  const [refused, setRefused] = useState<string>()
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    api.get<DeskContext>('/context').then(setContext, (failure: Error) => setRefused(failure.message))
  }, [api])

  async function send() {
    if (!form.current) return
    const entered = new FormData(form.current)
    const of = (name: string): string => {
      const value = entered.get(name)
      return typeof value === 'string' ? value : ''
    }
    setRefused(undefined)
    setFields({})
    try {
      await api.post('/applications', {
        mobile: of('mobile'),
        productLogo: of('productLogo'),
        language: of('language'),
        answers: Object.fromEntries(askedFieldNames.map((name) => [name, of(name)])),
      })
      form.current.reset()
      heading.current?.focus()
      await onSent()
    } catch (failure) {
      const wrong = failure instanceof Refused ? failure.fields : {}
      setFields(wrong)
      setRefused(refusalOf(failure))
      const first = ['mobile', 'productLogo', ...askedFieldNames].find((name) => wrong[name])
      if (first) showField(first)
    }
  }

  return (
    <div className="telecaller__form">
      <h1 ref={heading} tabIndex={-1}>
        Prepare an application
      </h1>
      <p className="muted">
        Fill in what the applicant tells you; leave out the rest. Never ask for a code, an Aadhaar number or a PIN. The
        applicant checks every answer and confirms with a code on their own phone.
      </p>
      <Refusal text={refused} />
      <form
        ref={form}
        noValidate
        autoComplete="off"
        className="telecaller__form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Panel heading="Where the link goes">
          <fieldset className="telecaller__fields">
            <legend className="visually-hidden">Number, card and language</legend>
            <Field id="mobile" label="Mobile number" hint="The link goes there by SMS." error={fields['mobile']}>
              {(wiring) => <TextInput {...wiring} name="mobile" inputMode="tel" prefix="+91" maxLength={20} />}
            </Field>
            <Field id="productLogo" label="Card" error={fields['productLogo']}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="productLogo"
                  choices={context.cards}
                  placeholder={{ value: '', label: 'Choose a card' }}
                />
              )}
            </Field>
            <Field id="language" label="Language of the messages">
              {(wiring) => (
                <Select
                  {...wiring}
                  name="language"
                  choices={languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))}
                />
              )}
            </Field>
          </fieldset>
        </Panel>
        <Panel heading="What the applicant tells you">
          <fieldset className="telecaller__fields">
            <legend className="visually-hidden">Answers</legend>
            {askedFieldNames.map((name) => (
              <AnswerField
                key={name}
                name={name}
                label={texts[`${name}.label`]}
                choices={context.choices[name]}
                error={fields[name]}
              />
            ))}
          </fieldset>
        </Panel>
        <p>
          <Button type="submit">Send the link</Button>
        </p>
      </form>
    </div>
  )
}
