import { useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { CodeInput } from './CodeInput.tsx'
import { Combobox } from './Combobox.tsx'
import { DateBoxes, type DateParts } from './DateBoxes.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Examples } from '../examples.ts'
import { Field } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { TextInput } from './TextInput.tsx'

const why = { ask: 'Why we ask', because: 'The law asks a bank to know your PAN before it issues a card.' }
const masked = { show: 'Show', hide: 'Hide' }
const dateWords = { day: 'Day', month: 'Month', year: 'Year' }
const ranges = [
  { value: 'R1', label: 'Up to ₹25,000' },
  { value: 'R2', label: '₹25,001 to ₹50,000' },
  { value: 'R3', label: '₹50,001 to ₹1,00,000' },
]
const companies = ['Kaveri Textiles', 'Kaveri Transport', 'Konark Software', 'Malabar Spices']

export const examples: Examples = {
  empty: () => (
    <Field id="fatherName" label="Father’s name">
      {(wiring) => <TextInput {...wiring} name="fatherName" />}
    </Field>
  ),
  'filled, with hint and reason': () => (
    <Field id="panNumber" label="PAN" hint="10 characters, as on your PAN card" why={why}>
      {(wiring) => <TextInput {...wiring} upper fits="phone" defaultValue="abcpe1234f" />}
    </Field>
  ),
  refused: () => (
    <Field id="emailId" label="Email address" error="Enter an email address like name@example.com.">
      {(wiring) => <TextInput {...wiring} type="email" defaultValue="asha@" />}
    </Field>
  ),
  'mobile number': () => (
    <Field id="mobileNumber" label="Mobile number" hint="10 digits, without +91">
      {(wiring) => <TextInput {...wiring} type="tel" prefix="+91" fits="phone" defaultValue="98765 43210" />}
    </Field>
  ),
  'mobile number, Hindi, refused': () => (
    <div lang="hi">
      <Field
        id="mobileNumberHindi"
        label="मोबाइल नंबर"
        hint="10 अंक, +91 के बिना"
        error="6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का मोबाइल नंबर भरें।"
      >
        {(wiring) => <TextInput {...wiring} type="tel" prefix="+91" fits="phone" defaultValue="12345" />}
      </Field>
    </div>
  ),
  masked: () => (
    <Field id="uid" label="Aadhaar number or virtual ID" hint="12 or 16 digits">
      {(wiring) => <TextInput {...wiring} inputMode="numeric" masked={masked} defaultValue="2345 6789 0123" />}
    </Field>
  ),
  'one-time code': () => (
    <Field id="otp" label="6-digit code" hint="From the message we sent you">
      {(wiring) => <CodeInput {...wiring} digits={6} defaultValue="482913" />}
    </Field>
  ),
  'masked code': () => (
    <Field id="tsOTP" label="4-digit code" hint="From the message we sent you">
      {(wiring) => <CodeInput {...wiring} digits={4} masked={masked} defaultValue="4829" />}
    </Field>
  ),
  date: () => <DateExample />,
  'date, refused': () => <DateExample error="Enter a real date as DD/MM/YYYY." />,
  'radio cards': () => (
    <FieldGroup id="employmentType" label="What do you do?">
      <RadioCards
        id="employmentType"
        name="employmentType"
        defaultValue={undefined}
        choices={[
          { value: 'SALARIED', label: 'Salaried', hint: 'You work for a company or the state' },
          { value: 'SELF_EMPLOYED', label: 'Self-employed', hint: 'You run a business or practise' },
          { value: 'RETIRED', label: 'Retired' },
        ]}
      />
    </FieldGroup>
  ),
  'radio cards in columns, chosen': () => (
    <FieldGroup id="gender" label="Gender">
      <RadioCards
        id="gender"
        name="gender"
        columns={3}
        value="FEMALE"
        onChange={() => {}}
        choices={[
          { value: 'MALE', label: 'Male' },
          { value: 'FEMALE', label: 'Female' },
          { value: 'OTHER', label: 'Other' },
        ]}
      />
    </FieldGroup>
  ),
  select: () => (
    <Field id="incomeRange" label="Monthly income" hint="What reaches you in an ordinary month">
      {(wiring) => <Select {...wiring} choices={ranges} placeholder={{ value: 'default', label: 'Choose a range' }} />}
    </Field>
  ),
  'select, refused': () => (
    <Field id="industryType" label="Industry" error="Choose one of the options.">
      {(wiring) => <Select {...wiring} choices={ranges} placeholder={{ value: 'default', label: 'Choose' }} />}
    </Field>
  ),
  checkbox: () => (
    <Checkbox
      id="terms"
      label={
        <>
          I have read the <a href="#terms">most important terms</a> and agree that the bank may ask the credit bureaus
          about me.
        </>
      }
    />
  ),
  'checkbox, refused': () => (
    <Checkbox id="whatsapp" label="Send me updates on WhatsApp" error="Tick this box to continue." />
  ),
  switches: () => <SwitchesExample />,
  combobox: () => <ComboboxExample />,
  'error summary': () => (
    <ErrorSummary
      heading="Check these 2 answers"
      mistakes={[
        { id: 'panNumber', message: 'Enter your PAN as on the card: 5 letters, 4 digits and a letter.' },
        { id: 'emailId', message: 'Enter an email address like name@example.com.' },
      ]}
    />
  ),
}

function DateExample({ error }: { error?: string }) {
  const [value, setValue] = useState<DateParts>({ day: '27', month: '3', year: error ? '19' : '1990' })
  return (
    <FieldGroup id="dateOfBirth" label="Date of birth" hint="For example 27 3 1990" error={error}>
      <DateBoxes
        id="dateOfBirth"
        words={dateWords}
        value={value}
        onChange={setValue}
        birthday
        invalid={error !== undefined}
      />
    </FieldGroup>
  )
}

const uses = [
  { id: 'online', name: 'Online payments' },
  { id: 'abroad', name: 'Payments abroad', busy: true },
  { id: 'tap', name: 'Tap to pay', unready: true },
]

function SwitchesExample() {
  const [on, setOn] = useState(['online', 'tap'])
  return (
    <>
      {uses.map(({ id, name, ...state }) => (
        <p key={id}>
          <label htmlFor={id}>{name}</label>{' '}
          <Switch
            id={id}
            checked={on.includes(id)}
            onSwitch={(next) => setOn(next ? [...on, id] : on.filter((one) => one !== id))}
            busyText="Saving…"
            {...state}
          />
        </p>
      ))}
    </>
  )
}

function ComboboxExample() {
  const [value, setValue] = useState('')
  return (
    <Field id="companyName" label="Company name" hint="Type a few letters and choose, or type the whole name">
      {(wiring) => (
        <Combobox
          {...wiring}
          value={value}
          onChange={setValue}
          suggest={async (text) => companies.filter((name) => name.toLowerCase().includes(text.toLowerCase()))}
          words={{
            suggestions: 'Companies',
            searching: 'Searching…',
            found: (count) => (count === 0 ? 'No company found. Type the whole name.' : `${count} companies found`),
          }}
        />
      )}
    </Field>
  )
}
