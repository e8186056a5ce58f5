import { expect, test } from 'vitest'
import { canonical } from './unwrap.ts'

test('[T8] a body is canonical: the same data in another order is the same body, other data are another', () => {
  const one = { b: [1, { y: 'Ä"', x: null }], a: { d: true, c: '' } }
  const other = { a: { c: '', d: true }, b: [1, { x: null, y: 'Ä"' }] }
  expect(canonical(one)).toBe('{"a":{"c":"","d":true},"b":[1,{"x":null,"y":"Ä\\""}]}')
  expect(canonical(other)).toBe(canonical(one))
  expect(JSON.parse(canonical(one))).toEqual(one)
  expect(canonical({ a: undefined })).toBe('{}')
  expect(canonical({ b: [{}, 1] })).not.toBe(canonical({ b: [1, {}] }))
})
