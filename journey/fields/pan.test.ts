import { expect, test } from 'vitest'
import { pan, panDiffersFromSurname } from './pan.ts'

const context = { today: '2026-11-21' }
const checked = (input: string) => pan.check(pan.normalise(input), context)

test.each([
  ['ABCPE1234F', undefined],
  ['abcpe1234f', undefined],
  [' abcpe 1234-f ', undefined],
  ['ABCPE१२३४F', undefined],
  ['ABCHE1234F', 'panInvalid'],
  ['ABCPE123F', 'panInvalid'],
  ['ABCPE12345F', 'panInvalid'],
  ['ABCPE12345', 'panInvalid'],
  ['1BCPE1234F', 'panInvalid'],
  ['ABCP11234F', 'panInvalid'],
  ['ABCPÉ1234F', 'latinOnly'],
  ['एबीसीपी1234F', 'latinOnly'],
])('[VA-19] PAN: %s → %s', (input, message) => expect(checked(input)).toBe(message))

test('a fifth letter that differs from the surname is a hint, never an error', () => {
  expect(panDiffersFromSurname('ABCPE1234F', 'Edwin')).toBe(false)
  expect(panDiffersFromSurname('ABCPE1234F', 'edwin')).toBe(false)
  expect(panDiffersFromSurname('ABCPE1234F', 'Rao')).toBe(true)
  expect(panDiffersFromSurname('ABCPE1234F', '')).toBe(false)
  expect(pan.mask?.('ABCPE1234F')).toBe('AB****234F')
})
