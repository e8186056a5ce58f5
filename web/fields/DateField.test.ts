import { expect, test } from 'vitest'
import { join, split } from './DateField.tsx'

test('three boxes and their answer: a whole date is yyyy-MM-dd, a part stays as typed, nothing is empty', () => {
  expect(join({ day: ' 7', month: '3', year: '1990 ' })).toBe('1990-03-07')
  expect(join({ day: '७', month: '०३', year: '१९९०' })).toBe('1990-03-07')
  expect(join({ day: '7', month: '', year: '' })).toBe('7//')
  expect(join({ day: '', month: ' ', year: '' })).toBe('')
  expect(split('1990-03-07')).toEqual({ day: '07', month: '03', year: '1990' })
  expect(split('7//')).toEqual({ day: '7', month: '', year: '' })
  expect(split('16/4/92//')).toEqual({ day: '16/4/92', month: '', year: '' })
  expect(split('')).toEqual({ day: '', month: '', year: '' })
})
