import { expect, test } from 'vitest'
import { showRupees } from './rupees.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [99999, '₹99,999'],
  [100000, '₹1,00,000'],
  [150000, '₹1,50,000'],
  [12345678, '₹1,23,45,678'],
  [1234567890, '₹1,23,45,67,890'],
  [2500.99, '₹2,500'],
  [-150000, '−₹1,50,000'],
])('%d rupees are shown as %s', (amount, text) => expect(showRupees(amount)).toBe(text))
