import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'

const unfit = {
  reason: 'age' as const,
  productName: 'Example Business',
  minimumAge: 23,
  maximumAge: 65,
  employmentTypes: ['SELF_EMPLOYED'],
  cards: [
    {
      productCode: 'PVRB',
      productLogo: 'festival',
      productName: 'Example Festival',
      feeCode: 'A',
      isAirlineCobrand: false,
    },
  ],
}

const open = async (different: Partial<typeof unfit>) => {
  const asked: unknown[] = []
  const problem = {
    ok: false as const,
    call: 'updateApplication',
    problem: 'NOT_ELIGIBLE' as const,
    message: '',
    detail: { unfit: { ...unfit, ...different } },
  }
  const screen = await render(
    <Fixture
      screen="personal-details"
      application={{ version: 4 }}
      state={{ problem }}
      on={({ did, what, answers }) => did === 'ask' && asked.push([what, answers])}
    >
      <ProblemNotice />
    </Fixture>,
  )
  return { screen, asked }
}

test('whom the card is for is said, and another card is chosen in its place', async () => {
  const { screen, asked } = await open({})
  await expect.element(screen.getByText('Example Business is for people aged 23 to 65.')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Example Festival' }).click()
  expect(asked).toEqual([['changeCard', { productLogo: 'festival', version: 4 }]])
})

test('occupations are said in words; without any card that fits there is a number to call', async () => {
  const { screen } = await open({ reason: 'employment' as never, cards: [] })
  await expect.element(screen.getByText('Example Business is for these occupations: Self-employed.')).toBeVisible()
  await expect.element(screen.getByText(/Call\s1800\s000\s0000/)).toBeVisible()
})
