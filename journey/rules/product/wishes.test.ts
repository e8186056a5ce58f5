import { expect, test } from 'vitest'
import { bestFor, cardsFor, incomeSteps, noWishes, withIncome, withPurpose, type Wishes } from './wishes.ts'

const card = (productCode: string, minimumAnnualIncome: number) => ({
  productCode,
  productLogo: productCode.toLowerCase(),
  productName: productCode,
  priority: '1',
  isCardVisible: true,
  eligibility: { minimumAnnualIncome },
})

/** In the listing's order. */
const cards = [
  card('FEST', 400_000),
  card('MILES', 500_000),
  card('PEAK', 1_200_000),
  card('RIVER', 300_000),
  card('SEED', 0),
]
const preferences = [
  { code: 'TRAVEL', label: 'Travel', productCodes: ['miles', 'PEAK'] },
  { code: 'DINING', label: 'Dining', productCodes: ['FEST', 'PEAK'] },
  { code: 'FIRST', label: 'First card', productCodes: ['RIVER', 'SEED'] },
  { code: 'NOBODYS', label: 'Nobody’s', productCodes: [] },
]

const lakh = 100_000

test.each<[minimums: number[], steps: number[]]>([
  [
    [4, 5, 12, 3, 0],
    [0, 3, 4, 5, 12],
  ],
  [
    [3, 3],
    [0, 3],
  ],
  [[0], [0]],
  [[], [0]],
  [
    [2.4, 3, 4, 5, 12],
    [0, 2.4, 3, 4, 5, 12],
  ],
  [
    [2.5, 3, 3.6, 4, 5, 6, 12],
    [0, 3, 4, 5, 6, 12],
  ],
  [
    [0, 2.4, 2.5, 3, 3, 3.6, 4, 5, 5, 6, 12, 18],
    [0, 3, 4, 6, 12, 18],
  ],
])('incomes of %j lakh: ranges begin at %j, six at most, with the lowest and the highest', (minimums, steps) => {
  const offered = minimums.map((minimum) => card(`C${minimum}`, minimum * lakh))
  expect(incomeSteps(offered)).toEqual(steps.map((step) => step * lakh))
})

test('whatever the minimums: of a range nothing is shown that its lowest income is not enough for, and its highest range shows all', () => {
  for (let count = 1; count < 14; count++) {
    const offered = Array.from({ length: count }, (_, index) => card(`C${index}`, ((index * 7) % 13) * lakh))
    const steps = incomeSteps(offered)
    expect(steps.length).toBeLessThanOrEqual(6)
    for (const income of steps)
      for (const { eligibility } of cardsFor(offered, [], { purposes: [], income }))
        expect(eligibility.minimumAnnualIncome).toBeLessThanOrEqual(income)
    expect(cardsFor(offered, [], { purposes: [], income: steps.at(-1) })).toHaveLength(count)
  }
})

const table: readonly [purposes: string[], income: number | undefined, shown: string, best: string | undefined][] = [
  [[], undefined, 'FEST MILES PEAK RIVER SEED', undefined],
  [['TRAVEL'], undefined, 'MILES PEAK', undefined],
  [[], 400_000, 'FEST RIVER SEED', undefined],
  [[], 0, 'SEED', undefined],
  [['TRAVEL'], 500_000, 'MILES', 'MILES'],
  [['TRAVEL'], 1_200_000, 'MILES PEAK', 'MILES'],
  [['TRAVEL', 'DINING'], 1_200_000, 'PEAK FEST MILES', 'PEAK'],
  // Neither is for both.
  [['TRAVEL', 'DINING'], 500_000, 'FEST MILES', undefined],
  [['FIRST'], 0, 'SEED', 'SEED'],
  [['FIRST'], 300_000, 'RIVER SEED', 'RIVER'],
  [['TRAVEL'], 300_000, '', undefined],
  [['NOBODYS'], 1_200_000, '', undefined],
]

test.each(table)('for %j with an income of %s: %s, best %s', (purposes, income, shown, best) => {
  const found = cardsFor(cards, preferences, { purposes, income })
  expect(found.map(({ productCode }) => productCode).join(' ')).toBe(shown)
  expect(bestFor(found, preferences, { purposes, income })?.productCode).toBe(best)
})

test('purposes are tapped on and off; of the incomes one is on', () => {
  const tapped = (...taps: (string | number)[]): Wishes =>
    taps.reduce<Wishes>(
      (wishes, tap) => (typeof tap === 'string' ? withPurpose(wishes, tap) : withIncome(wishes, tap)),
      noWishes,
    )
  expect(tapped('TRAVEL', 'DINING', 300_000, 'TRAVEL')).toEqual({ purposes: ['DINING'], income: 300_000 })
  expect(tapped(300_000, 500_000)).toEqual({ purposes: [], income: 500_000 })
  expect(tapped(300_000, 300_000)).toEqual({ purposes: [], income: undefined })
})
