import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import type { DocumentAnalysis } from '@card-journey/providers/document-analysis/port.ts'
import type { Decision, DecisionHost, FinalDecisionRequest } from '@card-journey/providers/decision/port.ts'
import { afterEach, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { shareSession } from './devices.ts'
import { productOnEngines } from './on-engines.ts'
import { pdf } from './sample-files.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'
import { firstOf, upload } from './uploads.ts'

const months = ['2026-08', '2026-09', '2026-10']
const referral = { creditLimit: 60_000, brePromoCode: 'BASE', finalPromoCode: 'BASE' }
let people = 9_350_000_000

productOnEngines('the decision after documents', {}, (product) => {
  let undo: (() => void) | undefined
  afterEach(() => undo?.())

  /** Everything that the rules engine was asked, and what it says instead of the sandbox's answer. */
  function overhear(instead?: (request: FinalDecisionRequest) => Promise<Decision> | undefined) {
    const { decision } = product().server.composed.deps.systems
    const { decideFinally } = decision
    const asked: FinalDecisionRequest[] = []
    const ask = async (request: FinalDecisionRequest & { reference: string }) => {
      asked.push(request)
      const said = await instead?.(request)
      return said ? { kind: 'answered' as const, value: said, ms: 1 } : decideFinally(request)
    }
    const heard: DecisionHost['decideFinally'] = Object.assign(ask, { byReference: decideFinally.byReference })
    decision.decideFinally = heard
    undo = () => void (decision.decideFinally = decideFinally)
    return asked
  }

  function reporting(retrieve: DocumentAnalysis['retrieve']): void {
    const { documentAnalysis } = product().server.composed.deps.systems
    const before = documentAnalysis.retrieve
    documentAnalysis.retrieve = retrieve
    undo = () => void (documentAnalysis.retrieve = before)
  }

  async function due(slips: readonly string[] = months): Promise<Applicant> {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(people++) })
    await begin(applicant)
    await placeAt(product(), applicant, { ...recordUpTo('upload-document', 'NTB'), ...referral })
    await need(applicant.load())
    for (const month of slips) await upload(applicant, pdf(), { month })
    return applicant
  }
  const ask = (applicant: Applicant) =>
    applicant.client.call(calls.finalBre, { applicationId: applicant.applicationId })

  /** The analysis has been asked, and has read everything. */
  async function read(applicant: Applicant): Promise<void> {
    await product().dial({ backOfficeSeconds: 3600 })
    expect(await need(ask(applicant))).toMatchObject({ state: 'working' })
    await product().dial({ backOfficeSeconds: 0 })
    await need(applicant.load())
  }

  /** Asks as the page does, until the analysis has read everything. */
  async function decide(applicant: Applicant) {
    return eventually(async () => {
      const { state, application } = await need(ask(applicant))
      applicant.see(application)
      if (state === 'working') throw new Error('the analysis is at work')
      return state
    })
  }

  test('[BR-20, BR-22, EP-19] three months of accepted slips are decided on, with the limit and codes of the referral', async () => {
    const applicant = await due()
    const asked = overhear()
    expect(await decide(applicant)).toBe('decided')
    expect(applicant.view).toMatchObject({ completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 60_000 })
    expect(applicant.view?.facts.offerTerms?.limit).toEqual({ offered: 60_000, lowest: 10_000, step: 1000 })
    expect(applicant.screen).toBe('tcc')
    expect(asked).toMatchObject([{ documentsAccepted: true, analysisTransaction: expect.stringMatching(/^pf-/) }])
    const { store } = product().server.composed.deps
    const traces = await store.decisionTraces.of(applicant.applicationId)
    expect(traces).toMatchObject([{ rules: 'final-decision', detail: { call: 'finalBre' } }])
    const stored = await store.applications.read(applicant.applicationId)
    expect(stored?.document).toMatchObject({
      brePromoCode: 'BASE',
      finalPromoCode: 'BASE',
      breFinalStatus: 'approve',
    })
    await need(
      applicant.act('tcc', 'submit', {
        consentKfs: 'Y',
        consentMitc: 'Y',
        consentTnc: 'Y',
        consentCkyc: '',
        lowerLimit: '40000',
      }),
    )
    expect(applicant.view).toMatchObject({ completedScreen: 'NSTP', creditLimit: 40_000 })
  })

  test('a rejection is final, dated, and says nothing of its reason', async () => {
    const applicant = await due()
    overhear(async () => ({
      systemDecision: 'reject',
      rejectCode: 'FD02',
      details: 'Internal F2',
      derivedPromoCodes: [],
    }))
    expect(await decide(applicant)).toBe('decided')
    expect(applicant.view).toMatchObject({ completedScreen: 'FINAL_BRE_REJECT', rejectedDate: expect.any(String) })
    expect(applicant.screen).toBe('rejected')
    expect(JSON.stringify(applicant.view)).not.toMatch(/FD02|Internal F2/)
    const stored = await product().server.composed.deps.store.applications.read(applicant.applicationId)
    expect(stored?.document).toMatchObject({ reason: 'Internal F2', rejectionCode: 'FD02' })
    expect(await ask(applicant)).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
  })

  test('[VA-41] without three months nobody is asked, and the missing ones are named', async () => {
    const applicant = await due(['2026-09'])
    const asked = overhear()
    expect(await ask(applicant)).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { '2026-08': 'missingMonth', '2026-10': 'missingMonth' } },
    })
    expect(asked).toEqual([])
  })

  test('slips that prove nothing decide nothing: others may be sent, and the same ones are not read again', async () => {
    const applicant = await due()
    const asked = overhear()
    const stop = undo
    let looks = 0
    reporting(
      async () => (looks++, { kind: 'answered', value: { state: 'ready', accepted: false, accounts: [] }, ms: 1 }),
    )
    const back = undo
    undo = () => (stop?.(), back?.())
    expect(await decide(applicant)).toBe('notAccepted')
    expect(applicant.view).toMatchObject({ completedScreen: 'DELIVERY_ADDRESS_SUBMIT' })
    expect(applicant.view?.facts.documents?.notAccepted).toBeDefined()
    expect(applicant.view?.facts.documents?.months).toHaveLength(3)
    expect(await decide(applicant)).toBe('notAccepted')
    expect([looks, asked.length]).toEqual([1, 0])
    back?.()
    await upload(applicant, pdf({ pages: 2 }), { month: '2026-09', replaces: firstOf(applicant, '2026-09') })
    await need(applicant.load())
    expect(applicant.view?.facts.documents?.notAccepted).toBeUndefined()
    expect(await decide(applicant)).toBe('decided')
    expect(applicant.view?.completedScreen).toBe('FINAL_BRE_APPROVED')
  })

  test('[T24] an outage, garbage or an unknown word approves nobody, and the engine is asked again', async () => {
    const applicant = await due()
    const words = ['refer', 'perhaps', undefined]
    const asked = overhear(async () => {
      if (words.length === 0) return { systemDecision: 'approve', computedFinalLimit: 'much', derivedPromoCodes: [] }
      return { systemDecision: words.shift(), derivedPromoCodes: [] }
    })
    await read(applicant)
    for (let tries = 1; tries <= 4; tries++) {
      expect(await ask(applicant)).toMatchObject({ ok: false, problem: 'BRE100' })
      expect(asked).toHaveLength(tries)
    }
    await need(applicant.load())
    expect(applicant.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
    expect(new Set(asked.map((request) => (request as { reference?: string }).reference)).size).toBe(4)
    undo?.()
    await product().dial({ systems: { decision: { failure: '500' } } })
    expect(await ask(applicant)).toMatchObject({ ok: false })
    await product().dial({ systems: { decision: { failure: 'none' } } })
    await need(applicant.load())
    expect(applicant.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
  })

  test('[R4] asked from two tabs at the same moment, it decides once', async () => {
    const applicant = await due()
    const { url, sandboxUrl } = product()
    const other = new Applicant({ url, sandboxUrl, mobileNumber: applicant.settings.mobileNumber })
    shareSession(applicant, other)
    const asked = overhear()
    await read(applicant)
    const answers = await Promise.all([ask(applicant), ask(other), ask(applicant), ask(other)])
    expect(answers.filter((answer) => answer.ok && answer.response.state === 'decided')).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(['VERSION_CONFLICT', 'WRONG_STATE', 'UNAVAILABLE']).toContain(answer.problem)
    expect(new Set(asked.map((request) => (request as { reference?: string }).reference)).size).toBe(1)
    await need(applicant.load())
    expect(applicant.view?.completedScreen).toBe('FINAL_BRE_APPROVED')
  })

  test('[R4] a slip that is removed while the engine decides is not decided on', async () => {
    const applicant = await due()
    const { url, sandboxUrl } = product()
    const other = new Applicant({ url, sandboxUrl, mobileNumber: applicant.settings.mobileNumber })
    shareSession(applicant, other)
    const { applicationId } = applicant
    overhear(async () => {
      await need(other.client.call(calls.removeUpload, { applicationId, month: '2026-10' }))
      return undefined as never
    })
    await read(applicant)
    expect(await ask(applicant)).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT' })
    undo?.()
    await need(applicant.load())
    expect(applicant.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
    expect(await ask(applicant)).toMatchObject({ detail: { fields: { '2026-10': 'missingMonth' } } })
  })
})
