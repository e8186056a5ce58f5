import { bankSystems, type BankSystem } from '@card-journey/journey/ids/systems.ts'
import type { AskingScreen } from '@card-journey/journey/steps/forms.ts'
import type { AskingStep } from '@card-journey/journey/steps/step.ts'
import { steps } from '@card-journey/journey/steps/steps.ts'
import type { Systems } from '@card-journey/providers/systems.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { asha, toCard } from './steps.ts'

// Which of the bank's systems are told which answer: what each step says, beside what really leaves the server.

const mobileNumber = '9812345670'

/** What the applicant of this test answers: values that are found nowhere else in a request. */
const given: Readonly<Partial<Record<AskingScreen, Readonly<Record<string, string>>>>> = {
  'verify-mobile': { mobileNumber },
  'personal-details': {
    panNumber: asha.panNumber,
    dateOfBirth: asha.dateOfBirth,
    firstName: asha.firstName,
    lastName: asha.lastName,
    emailId: asha.emailId,
  },
  'more-personal-details': {
    gender: 'FEMALE',
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Sunita Rao',
    fatherName: 'Mohan Kulkarni',
  },
  'work-details': {
    employmentType: 'SALARIED',
    companyName: 'Lotus Software Private Limited',
    companyEmail: 'asha@lotus.example.com',
  },
  'office-address': { addressLine1: 'Lotus Tower 4' },
  kyc: { uid: '234123412346' },
  'set-mpin': { mpin: '270518' },
}

let product: Running
const told = new Map<BankSystem, string>()

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
  overhear(product.server.composed.deps.systems)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await toCard(applicant, openHour)
  await need(applicant.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518' }))
  await need(applicant.client.call(calls.generateOTP, { mobileNumber, notificationType: 'CALL' }))
}, 90_000)
afterAll(() => product.close())

/** Notes what each verb of each port is given about this applicant. */
function overhear(systems: Systems): void {
  for (const system of bankSystems) {
    const port = systems[system] as unknown as Record<string, (request: unknown) => unknown>
    for (const [verb, ask] of Object.entries(port)) {
      const overheard = (request: unknown) => {
        const text = JSON.stringify(request) ?? ''
        // People of the list are taken to their places at the start; their requests name other numbers.
        if (!text.includes('90000000')) told.set(system, `${told.get(system) ?? ''}${text}\n`)
        return ask(request)
      }
      port[verb] = Object.assign(overheard, ask)
    }
  }
}

const cases = Object.entries(given).flatMap(([screen, fields]) =>
  Object.entries(fields).map(([field, value]) => [screen as AskingScreen, field, value] as const),
)

test.each(cases)('%s %s is told to the systems that its step names', (screen, field, value) => {
  const { hosts = [] } = (steps[screen] as AskingStep).answers[field] ?? {}
  const heard = [...told].filter(([, requests]) => requests.includes(value)).map(([system]) => system)
  expect(heard.toSorted()).toEqual(hosts.filter((system) => told.has(system)).toSorted())
})
