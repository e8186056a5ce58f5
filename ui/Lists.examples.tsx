import { useState } from 'react'
import { Amount } from './Amount.tsx'
import { Button } from './Button.tsx'
import { CardArt } from './card/CardArt.tsx'
import { Chips } from './inputs/Chips.tsx'
import { CompareTable } from './CompareTable.tsx'
import { CopyReference } from './CopyReference.tsx'
import type { Examples } from './examples.ts'
import { Facts } from './Facts.tsx'
import { Panel } from './Panel.tsx'
import { Stack } from './Stack.tsx'
import { Tray } from './Tray.tsx'

export const examples: Examples = {
  'large amount': () => <Amount rupees={150000} large />,
  facts: () => (
    <Facts
      facts={[
        { term: 'Credit limit', value: <Amount rupees={150000} /> },
        { term: 'Joining fee', value: <Amount rupees={1000} /> },
        { term: 'Interest', value: '3.5% a month' },
      ]}
    />
  ),
  'facts to check': () => (
    <Panel heading="About you">
      <Facts
        facts={[
          { term: 'Name', value: 'Asha Menon', change: <a href="#name">Change</a> },
          { term: 'Date of birth', value: '27/03/1990', change: <a href="#birth">Change</a> },
          { term: 'Home address', value: '12 Residency Road, Bengaluru 560025', change: <a href="#home">Change</a> },
        ]}
      />
    </Panel>
  ),
  panels: () => (
    <Stack gap={2}>
      <Panel heading="Raised">It stands out of the page.</Panel>
      <Panel heading="Tinted" tone="tinted">
        It carries the accent.
      </Panel>
    </Stack>
  ),
  chips: () => <ChipsExample />,
  'compare table': () => (
    <CompareTable
      caption="Cards side by side"
      columns={[
        { id: 'a', head: 'Banyan Rewards' },
        { id: 'b', head: 'Vayu Miles' },
      ]}
      differs="differs"
      groups={[
        {
          name: 'Fees',
          rows: [
            { name: 'Joining fee', values: ['₹1,000', '₹1,499'], differs: true },
            { name: 'Foreign currency markup', values: ['2%', '2%'] },
          ],
        },
        { name: 'Benefits', rows: [{ name: 'Lounge visits', values: ['4 a year', '8 a year'], differs: true }] },
      ]}
    />
  ),
  tray: () => (
    <Tray
      label="Cards to compare"
      count="2 of 3 selected"
      items={[
        {
          id: 'a',
          name: 'Banyan Rewards',
          picture: <CardArt product="Banyan" size="thumbnail" />,
          removeLabel: 'Remove Banyan Rewards',
        },
        {
          id: 'b',
          name: 'Vayu Miles',
          picture: <CardArt product="Vayu" pattern="wing" size="thumbnail" />,
          removeLabel: 'Remove Vayu Miles',
        },
      ]}
      onRemove={() => {}}
      action={<Button>Compare</Button>}
    />
  ),
  'copy reference': () => (
    <CopyReference label="Application number" reference="AR26-1121-00482" copy="Copy" copied="Copied" />
  ),
}

function ChipsExample() {
  const [pressed, setPressed] = useState(['travel'])
  return (
    <Chips
      label="Show cards for"
      chips={[
        { id: 'travel', name: 'Travel' },
        { id: 'shopping', name: 'Shopping' },
        { id: 'fuel', name: 'Fuel' },
        { id: 'free', name: 'No annual fee' },
      ]}
      pressed={pressed}
      onPress={(id) => setPressed(pressed.includes(id) ? pressed.filter((one) => one !== id) : [...pressed, id])}
    />
  )
}
