import { consentPlaces } from '@card-journey/contract/shapes/consent-history.ts'
import { expect, test } from 'vitest'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { consentGroups } from './consent-groups.ts'

const text = (code: string, asked?: ConsentText['asked'], kind: ConsentText['kind'] = 'consent'): ConsentText => ({
  code,
  version: '1.0',
  kind,
  mandatory: 'N',
  title: code,
  text: code,
  ...(asked && { asked }),
})
const codesOf = (texts: readonly ConsentText[]) =>
  consentGroups(texts).map((group) => [group.moment, ...group.texts.map(({ code }) => code)])

test('consents stand by the moment at which each is asked, whatever the order of the bank’s file', () => {
  expect(
    codesOf([
      text('UPI', 'card'),
      text('VKYC', 'call'),
      text('KFS', 'terms'),
      text('TNC', 'start'),
      text('ANALYTICS'),
      text('AADHAAR', 'aadhaar'),
      text('STATEMENT', 'statement'),
    ]),
  ).toEqual([
    ['application', 'TNC', 'STATEMENT'],
    ['offer', 'KFS'],
    ['identity', 'VKYC', 'AADHAAR'],
    ['card', 'UPI'],
    ['page', 'ANALYTICS'],
  ])
})

test('every place has a moment; a notice is no consent, and a moment without one has no heading', () => {
  expect(
    codesOf(consentPlaces.map((place) => text(place, place)))
      .flatMap(([, ...codes]) => codes)
      .toSorted(),
  ).toEqual([...consentPlaces].toSorted())
  expect(codesOf([text('PRIVACY', undefined, 'notice')])).toEqual([])
})
