import { expect, test } from 'vitest'
import { standingOf } from './consent-words.ts'
import type { GivenConsents } from './use-given-consents.ts'

const [first, second, third] = ['2026-11-19T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-21T05:30:00.000Z']

test.each([
  ['never asked', [], undefined],
  ['given', [['Y', first]], { given: true, since: first }],
  [
    'given again with another text',
    [
      ['Y', first],
      ['Y', second],
    ],
    { given: true, since: first },
  ],
  [
    'withdrawn',
    [
      ['Y', first],
      ['N', second],
    ],
    { given: false, since: second },
  ],
  [
    'given after a withdrawal',
    [
      ['Y', first],
      ['N', second],
      ['Y', third],
    ],
    { given: true, since: third },
  ],
] as const)('a consent that was %s', (_when, answers, standing) => {
  const history = answers.map(([value, at]) => ({ value, at })) as unknown as GivenConsents[number]['history']
  expect(standingOf(history)).toEqual(standing)
})
