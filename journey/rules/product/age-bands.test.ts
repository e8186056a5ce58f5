import { expect, test } from 'vitest'
import { ageBand } from './age-bands.ts'

test.each([
  [0, '0-17'],
  [17, '0-17'],
  [18, '18-20'],
  [20, '18-20'],
  [21, '21-24'],
  [24, '21-24'],
  [25, '25-34'],
  [34, '25-34'],
  [35, '35-44'],
  [44, '35-44'],
  [45, '45-54'],
  [54, '45-54'],
  [55, '55-64'],
  [64, '55-64'],
  [65, '65+'],
  [100, '65+'],
  [-1, undefined],
  [NaN, undefined],
])('[CO-33] age %d is in band %s', (age, band) => expect(ageBand(age)).toBe(band))
