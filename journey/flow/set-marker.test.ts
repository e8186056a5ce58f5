import { expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import type { Marker } from '../ids/markers.ts'
import { setMarker } from './set-marker.ts'
import { newApplication } from '../steps/sample-answers.ts'

const at = '2026-11-20T12:00:00.000Z'
const decision = (softOffer?: 'open' | 'accepted'): Application => ({
  ...newApplication('NTB'),
  facts: { decision: { runs: 1, softOffer } },
})

test.each<[Marker, Application, 'approvedDate' | 'rejectedDate' | undefined]>([
  ['VISIONPLUS_APPROVED', newApplication('NTB'), 'approvedDate'],
  ['BRE_APPROVED', newApplication('NTB'), undefined],
  ['FINAL_BRE_APPROVED', newApplication('NTB'), undefined],
  ['INTERNAL_REJECTION', newApplication('NTB'), 'rejectedDate'],
  ['FINAL_BRE_REJECT', newApplication('NTB'), 'rejectedDate'],
  ['BRE_REJECT', decision(), 'rejectedDate'],
  ['BRE_REJECT', decision('open'), undefined],
  ['BRE_REJECT', decision('accepted'), 'rejectedDate'],
  ['VKYC_REJECT', newApplication('NTB'), undefined],
  ['LOS_REJECT', newApplication('NTB'), undefined],
  ['CRM_REJECT', newApplication('NTB'), undefined],
])('[LG-28] %s writes its date and no other', (marker, application, date) => {
  const { approvedDate, rejectedDate, completedScreen } = setMarker(application, marker, at)
  expect(completedScreen).toBe(marker)
  expect({ approvedDate, rejectedDate }).toEqual({
    approvedDate: date === 'approvedDate' ? at : undefined,
    rejectedDate: date === 'rejectedDate' ? at : undefined,
  })
})

test('a date that is there stays', () => {
  const before = { ...newApplication('NTB'), approvedDate: '2026-11-01T00:00:00.000Z' }
  expect(setMarker(before, 'VISIONPLUS_APPROVED', at).approvedDate).toBe('2026-11-01T00:00:00.000Z')
})
