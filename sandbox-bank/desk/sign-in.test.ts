import { expect, test } from 'vitest'
import { policy, staff } from './desk-data.ts'
import { keepSignIns } from './sign-in.ts'

test('a person signs in with a role of theirs, and with no other', () => {
  const signIns = keepSignIns(() => 0)
  const signed = signIns.signIn('AB-1042', 'agent')
  expect(signIns.find(signed?.token ?? '')).toEqual({ badge: 'AB-1042', name: 'Meera Iyer', role: 'agent' })
  expect(signIns.signIn('AB-1042', 'auditor')).toBeUndefined()
  expect(signIns.signIn('AB-0000', 'agent')).toBeUndefined()
  expect(signIns.find('invented')).toBeUndefined()
})

test('a token ends by signing out, and after a working day', () => {
  let now = 0
  const signIns = keepSignIns(() => now)
  const [first, second] = [signIns.signIn('AB-1042', 'agent'), signIns.signIn('AB-2008', 'auditor')]
  signIns.signOut(first?.token ?? '')
  expect(signIns.find(first?.token ?? '')).toBeUndefined()
  now = policy.signInHours * 3_600_000
  expect(signIns.find(second?.token ?? '')).toBeUndefined()
})

test('the desk has agents, auditors, and badges that differ', () => {
  expect(new Set(staff.map(({ badge }) => badge)).size).toBe(staff.length)
  for (const role of ['agent', 'auditor'] as const)
    expect(staff.filter(({ roles }) => roles.includes(role)).length).toBeGreaterThan(1)
})
