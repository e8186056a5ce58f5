import { expect, test } from 'vitest'
import { rupeesText } from './Amount.tsx'

test('amounts use Indian grouping', () => {
  expect([0, 100, 999, 1000, 99999, 100000, 150000, 12345678, 1000000000, -2500, 299.5].map(rupeesText)).toEqual([
    '₹0',
    '₹100',
    '₹999',
    '₹1,000',
    '₹99,999',
    '₹1,00,000',
    '₹1,50,000',
    '₹1,23,45,678',
    '₹1,00,00,00,000',
    '−₹2,500',
    '₹299.50',
  ])
})
