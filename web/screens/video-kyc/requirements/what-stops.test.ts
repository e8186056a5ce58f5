import { expect, test } from 'vitest'
import { whatStops } from './what-stops.ts'

test.each([
  ['before the page has looked nothing', undefined, undefined],
  ['where all is well nothing', { open: true, browser: true, smartphone: true }, undefined],
  ['where the hours are not known nothing', { open: undefined, browser: true, smartphone: true }, undefined],
  ['[VK-05] the closed desk', { open: false, browser: true, smartphone: true }, 'hours'],
  ['[VK-05] the closed desk, before the device,', { open: false, browser: false, smartphone: false }, 'hours'],
  ['[VK-03] the browser', { open: true, browser: false, smartphone: true }, 'browser'],
  ['[VK-03] the browser, before the phone,', { open: true, browser: false, smartphone: false }, 'browser'],
  ['[VK-04] a computer', { open: true, browser: true, smartphone: false }, 'phone'],
  ['[VK-04] a computer, whatever the hours,', { open: undefined, browser: true, smartphone: false }, 'phone'],
] as const)('%s stops a call', (_what, found, stop) => {
  expect(whatStops(found)).toBe(stop)
})
