import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { mobileLinkToAadhaar } from '@card-journey/contract/calls/apps/mobileLinkToAadhaar.ts'
import { calls } from '@card-journey/contract/api.ts'
import { ofSaving, wayInProblemsOf } from '@card-journey/contract/wire-problems.ts'
import { expect, test } from 'vitest'
import { refuse, success } from './reply.ts'
import { applicantRoute, type ByApplicant, type Handle, openRoute } from './route.ts'

type Call = typeof mobileLinkToAadhaar
type Handler<H> = H extends Handle<Call, ByApplicant<Call>> ? true : false
/** How many arguments the builder wants with that handler: two, or three that nobody can give. */
type Wanted<H extends Handle<Call, ByApplicant<Call>>> = Parameters<typeof applicantRoute<Call, H>>['length']

const saves = ({ application, save }: ByApplicant<Call>) =>
  save({ next: application, what: 'told', respond: (saved) => [saved] })

test('a route that gives a problem its call does not declare is refused by the compiler', () => {
  const undeclared = async () => refuse('C101')
  const declared: [Handler<typeof undeclared>, Handler<typeof saves>] = [false, true]
  expect(declared).toEqual([false, true])
  expect(mobileLinkToAadhaar.problems).not.toContain('C101')
})

test('a declared problem that the route never gives is refused by the compiler', () => {
  const neverRefuses = async ({ view }: ByApplicant<Call>) => success([view])
  const wanted: [Wanted<typeof neverRefuses>, Wanted<typeof saves>] = [3, 2]
  expect(wanted).toEqual([3, 2])
  expect(mobileLinkToAadhaar.problems).toEqual(ofSaving)
})

test('a problem of the way in may be given by the route, too', () => {
  const away = async (incoming: ByApplicant<Call>) =>
    incoming.view.version < 0 ? refuse('UNAVAILABLE') : saves(incoming)
  expect(applicantRoute(mobileLinkToAadhaar, away).call).toBe(mobileLinkToAadhaar)
})

test('a route is for the caller of its call', () => {
  expect(() => openRoute(leaveApplication, async () => success({}))).toThrow('leaveApplication is a call of applicant')
})

test('no call declares what the way in gives already', () => {
  const doubled = calls.flatMap((call) =>
    call.problems
      .filter((problem) => wayInProblemsOf(call).includes(problem))
      .map((problem) => `${call.id} ${problem}`),
  )
  expect(doubled).toEqual([])
})
