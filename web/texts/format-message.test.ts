import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

test.each([
  ['Thursday, 20 May 2027, 9:30 am', 'Thursday, 20_May_2027, 9:30_am'],
  ['गुरुवार, 20 मई 2027, सुबह 9:30', 'गुरुवार, 20_मई_2027, सुबह_9:30'],
  ['1800 000 0000', '1800_000_0000'],
  ['May 2027', 'May_2027'],
  ['12, MG Road, Bengaluru', '12, MG Road, Bengaluru'],
])('no line ends within a number with its words: %s', (value, shown) => {
  expect(formatMessage([['value']], { value }, 'en-IN').replaceAll('\u00a0', '_')).toBe(shown)
})

test('a number and the word that counts it stay on one line', () => {
  const message = [
    'Ends in ',
    ['days', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
    ', or sooner',
  ] as const
  expect(formatMessage(message, { days: 3 }, 'en-IN')).toBe('Ends in 3\u00a0days, or sooner')
})
