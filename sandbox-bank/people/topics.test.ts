import { expect, test } from 'vitest'
import { people } from './people.ts'
import { topics } from './topics.ts'

test('everyone is in one topic, of their own kind of customer', () => {
  const listed = topics.flatMap(({ customerType, mobiles }) => mobiles.map((mobile) => `${customerType} ${mobile}`))
  expect(listed.toSorted()).toEqual(people.map(({ customerType, mobile }) => `${customerType} ${mobile}`).toSorted())
})
