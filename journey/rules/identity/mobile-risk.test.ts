import { expect, test } from 'vitest'
import { agentNoteOf, mobileRiskOf } from './mobile-risk.ts'

test.each([
  [false, 'none', 'clear', undefined],
  [false, 'medium', 'clear', undefined],
  [false, 'high', 'high', 'MOBILE_HIGH_RISK'],
  [false, 'veryHigh', 'high', 'MOBILE_HIGH_RISK'],
  [true, 'none', 'revoked', 'MOBILE_HIGH_RISK'],
  [true, 'veryHigh', 'revoked', 'MOBILE_HIGH_RISK'],
] as const)('revoked %s, fraud risk %s: %s, the agent’s note is %s', (revoked, fraudRisk, risk, note) => {
  expect(mobileRiskOf({ revoked, fraudRisk })).toBe(risk)
  expect(agentNoteOf(risk)).toBe(note)
})

test('a number that the registers did not answer about is never an ordinary one', () => {
  expect(agentNoteOf('unchecked')).toBe('MOBILE_NOT_CHECKED')
})
