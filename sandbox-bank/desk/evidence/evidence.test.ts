import { expect, test } from 'vitest'
import { evidenceItems, itemsOf, missingEvidence, noEvidence, type Evidence } from './evidence.ts'

const at = '2026-11-25T05:30:00.000Z'
const asked = [{ id: 'birth-date' }, { id: 'pan-ending' }]
const position = { latitude: 12.97, longitude: 77.59, accuracy: 20, at, insideIndia: true }
const whole: Evidence = {
  snapshots: { face: { at, sha256: 'a' }, pan: { at, sha256: 'b' } },
  position,
  consentAt: at,
  liveness: { method: 'turn', at },
  faceMatchesAt: at,
  documentMatchesAt: at,
  answers: { 'birth-date': 'matches', 'pan-ending': 'matches' },
}

test('a new session has shown nothing', () =>
  expect(missingEvidence(noEvidence, asked, evidenceItems, 'none')).toEqual(evidenceItems))

test('with everything there, nothing is missing', () =>
  expect(missingEvidence(whole, asked, evidenceItems, 'whole')).toEqual([]))

test.each<[string, Partial<Evidence>, string]>([
  ['no consent', { consentAt: undefined }, 'consent'],
  ['no position', { position: undefined }, 'position'],
  ['a position abroad', { position: { ...position, insideIndia: false } }, 'position'],
  ['no picture of the face', { snapshots: { pan: whole.snapshots.pan } }, 'face'],
  ['no picture of the PAN', { snapshots: { face: whole.snapshots.face } }, 'pan'],
  ['faces not compared', { faceMatchesAt: undefined }, 'faceMatches'],
  ['the identity document not compared', { documentMatchesAt: undefined }, 'document'],
  ['liveness not shown', { liveness: undefined }, 'liveness'],
  ['a question left out', { answers: { 'birth-date': 'matches' } }, 'questions'],
  ['a wrong answer', { answers: { 'birth-date': 'matches', 'pan-ending': 'differs' } }, 'questions'],
])('%s', (_, change, item) =>
  expect(missingEvidence({ ...whole, ...change }, asked, evidenceItems, 'whole')).toEqual([item]),
)

test('without a question whose answer is known, the call is not approved', () =>
  expect(missingEvidence(whole, [], evidenceItems, 'whole')).toEqual(['questions']))

test('an identity document is compared only where one stands for the Aadhaar', () => {
  expect(itemsOf({})).not.toContain('document')
  expect(itemsOf({ identityDocument: { docType: 'Passport' } })).toEqual(evidenceItems)
})

test.each<[Parameters<typeof missingEvidence>[3], string[]]>([
  ['none', ['recording']],
  ['saving', ['recording']],
  ['altered', ['recording']],
  ['gap', []],
  ['whole', []],
])('a recording that is %s lacks %j', (recording, missing) =>
  expect(missingEvidence(whole, asked, evidenceItems, recording)).toEqual(missing),
)
