import fc from 'fast-check'
import { expect, test } from 'vitest'
import { externalUrl } from './redirect.ts'

const allowed = ['https://apply.example', 'https://store.example:8443', 'http://plain.example']
const utm = { utmSESource: 'news', utmCPCampaign: 'diwali sale', utmAGMedium: '' }

test('[LG-10, LG-26] campaign data is appended; an existing parameter is replaced, an empty one left out', () => {
  expect(externalUrl('https://apply.example/etb', utm, allowed)).toBe(
    'https://apply.example/etb?utm_source=news&utm_campaign=diwali+sale',
  )
  expect(externalUrl('https://apply.example/?a=1&utm_source=old&utm_source=older&utm_medium=m#top', utm, allowed)).toBe(
    'https://apply.example/?a=1&utm_source=news&utm_medium=m&utm_campaign=diwali+sale#top',
  )
  expect(externalUrl('https://apply.example', {}, allowed)).toBe('https://apply.example/')
})

test.each([
  ['https://apply.example/x', true],
  ['https://APPLY.example/x', true],
  ['https://apply.example:443/x', true],
  ['https://store.example:8443/x', true],
  ['https://store.example/x', false],
  ['https://apply.example:8443/x', false],
  ['http://apply.example/x', false],
  ['http://plain.example/x', false],
  ['https://plain.example/x', false],
  ['https://apply.example./x', false],
  ['https://apply.example@evil.example/x', false],
  ['https://user@apply.example/x', false],
  ['https://user:pass@apply.example/x', false],
  ['https://apply.example.evil.example/', false],
  ['https://evil.example/?https://apply.example', false],
  ['//apply.example/x', false],
  ['https:apply.example', false],
  ['https:\\\\apply.example', false],
  ['https://evil.example\\@apply.example', false],
  ['ht\ntps://apply.example', false],
  [' https://apply.example', false],
  [['java', 'script:alert(1)'].join(''), false],
  ['data:text/html,x', false],
  ['/cards', false],
  ['', false],
  ['https://', false],
  ['https://[', false],
])('[LG-09] %s may be opened: %s', (target, may) => expect(externalUrl(target, {}, allowed) !== undefined).toBe(may))

test('[LG-09, T16] whatever the target, only an allowed https origin comes out', () => {
  const part = fc.constantFrom(
    'https',
    'http',
    ':',
    '//',
    '/',
    '\\',
    '@',
    'apply.example',
    'evil.example',
    '.',
    ':443',
    '?',
    '#',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (target) => {
        const url = externalUrl(target, utm, allowed)
        return url === undefined || /^https:\/\/(apply\.example|store\.example:8443)\//.test(url)
      },
    ),
  )
})
