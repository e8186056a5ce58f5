import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour } from './running.ts'
import {
  asha,
  askDecision,
  begin,
  callAgent,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  proveAadhaar,
  waitFor,
} from './steps.ts'

const consents = { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y', consentCkyc: 'Y' }
const deposit = (depositAmount: string) => ({ depositAmount })

productOnEngines('what may be chosen of an offer', { RATE_FACTOR: '20' }, (product) => {
  const decided = async (mobileNumber: string, panNumber: string): Promise<Applicant> => {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    return applicant
  }
  const accept = (applicant: Applicant, lowerLimit: string) =>
    applicant.act('congratulations', 'submit', { ...consents, lowerLimit })
  /** A second browser tab of the same session: it knows the application as it is now. */
  const tabOf = (applicant: Applicant) => {
    const { view } = applicant
    return (screen: 'congratulations', answers: Record<string, string>) => {
      applicant.view = view
      return applicant.act(screen, 'submit', answers)
    }
  }

  test('a lower limit than offered is accepted and told to the card host; what was offered stays known', async () => {
    const applicant = await decided('9812300801', 'ABCPK1801F')
    const offered = applicant.view?.creditLimit ?? 0
    expect(applicant.view?.facts.offerTerms?.limit).toEqual({ offered, lowest: 10_000, step: 1000 })
    for (const refused of [String(offered + 1000), '9000', '50500'])
      expect(await accept(applicant, refused)).toMatchObject({
        problem: 'FIELDS_REFUSED',
        detail: { fields: { lowerLimit: 'amountOutOfRange' } },
      })
    expect(applicant.view?.creditLimit).toBe(offered)
    await need(accept(applicant, '50,000'))
    expect(applicant.view).toMatchObject({ creditLimit: 50_000, facts: { offerTerms: { limit: { offered } } } })
    await giveOfficeAddress(applicant)
    await proveAadhaar(applicant)
    await callAgent(applicant, openHour)
    await waitFor(applicant, 'VISIONPLUS_APPROVED')
    const { deps } = product().server.composed
    const card = await deps.store.cards.of(applicant.applicationId)
    const details = await deps.systems.cardHost.details({ cardReference: card?.reference ?? '' })
    expect(details).toMatchObject({ value: { creditLimit: 50_000 } })
  }, 90_000)

  test('[R3] two tabs accept different limits at the same moment: one of them counts, whole', async () => {
    const applicant = await decided('9812300802', 'ABCPK1802F')
    const inTab = tabOf(applicant)
    const answers = await Promise.all(
      ['20000', '30000', '40000'].map((lowerLimit) => inTab('congratulations', { ...consents, lowerLimit })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))).toEqual([
      'VERSION_CONFLICT',
      'VERSION_CONFLICT',
    ])
    const winner = answers.findIndex(({ ok }) => ok)
    await need(applicant.load())
    expect(applicant.view?.creditLimit).toBe([20_000, 30_000, 40_000][winner])
  }, 60_000)

  test('[BR-18] the secured card’s limit is 90% of the deposit that the applicant chooses; the hosts are told both', async () => {
    const applicant = await decided('9000000006', 'BKQPT1006F')
    expect(applicant.screen).toBe('credit-card')
    for (const refused of ['24000', '28500', '501000', ''])
      expect(await applicant.act('credit-card', 'accept', deposit(refused))).toMatchObject({
        problem: 'FIELDS_REFUSED',
      })
    await need(applicant.act('credit-card', 'accept', deposit('50000')))
    const asked: unknown[] = []
    const { decision, cardHost } = product().server.composed.deps.systems
    const { decide } = decision
    decision.decide = Object.assign((request: Parameters<typeof decide>[0]) => (asked.push(request), decide(request)), {
      byReference: (reference: string) => decide.byReference(reference),
    })
    const { issue } = cardHost
    cardHost.issue = Object.assign((request: Parameters<typeof issue>[0]) => (asked.push(request), issue(request)), {
      byReference: (reference: string) => issue.byReference(reference),
    })
    await askDecision(applicant)
    expect(applicant.view).toMatchObject({
      completedScreen: 'BRE_APPROVED',
      productCode: 'scrd',
      creditLimit: 45_000,
      depositAmount: 50_000,
    })
    // A deposit's limit is not lowered: the deposit is chosen instead.
    expect(applicant.view?.facts.offerTerms?.limit).toBeUndefined()
    await need(applicant.act('congratulations', 'submit', consents))
    await giveOfficeAddress(applicant)
    await proveAadhaar(applicant)
    await callAgent(applicant, openHour)
    await waitFor(applicant, 'VISIONPLUS_APPROVED')
    decision.decide = decide
    cardHost.issue = issue
    expect(asked).toMatchObject([
      { secured: true, depositAmount: 50_000 },
      { creditLimit: 45_000, depositAmount: 50_000 },
    ])
  }, 90_000)

  test('the suggested deposit leads to the limit that the rulings name', async () => {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: '9812300804' })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber: 'ABCPK1804F', incomeRange: 'UNDER_25000' })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    expect(applicant.view?.facts.offerTerms?.deposit?.standard).toBe(28_000)
    await need(applicant.act('credit-card', 'accept', deposit('28000')))
    await askDecision(applicant)
    expect(applicant.view?.creditLimit).toBe(25_000)
  }, 60_000)

  test('[BR-18, LG-28] who declines the secured card is at regret, and can not accept it afterwards', async () => {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: '9812300805' })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber: 'ABCPK1805F', incomeRange: 'UNDER_25000' })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    await need(applicant.act('credit-card', 'decline'))
    expect(applicant.screen).toBe('regret')
    expect(applicant.view?.rejectedDate).toBeDefined()
    expect(await applicant.act('credit-card', 'accept', deposit('28000'))).toMatchObject({ problem: 'WRONG_STATE' })
    const { applicationId } = applicant
    expect(await applicant.client.call(calls.breResponseDetails, { applicationId })).toMatchObject({ ok: false })
  }, 60_000)
})
