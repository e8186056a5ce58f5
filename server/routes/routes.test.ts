import { calls } from '@card-journey/contract/api.ts'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'

test('every served call has one route, and every route is a served call', () => {
  const routed = routes.map(({ call }) => call)
  expect(calls.filter((call) => !routed.includes(call)).map(({ id }) => id)).toEqual([])
  expect(routed.filter((call) => !calls.includes(call)).map(({ id }) => id)).toEqual([])
  expect(new Set(routed).size).toBe(routed.length)
})
