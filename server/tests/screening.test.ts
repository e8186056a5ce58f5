import type { ScreenedPerson, ScreeningResult } from '@card-journey/providers/screening/port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enginesOfRun } from '../store/test-stores.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveMore, giveWork, personalDetailsOf, verifyEmail } from './steps.ts'

const listed = 'BKQPB1037M'
const confirmed = 'BKQPD1038N'

describe.each(enginesOfRun)('the screening, on %s', (engine) => {
  let product: Running
  let next = 9_650_000_000

  beforeAll(async () => {
    product = await startProduct({ RATE_FACTOR: '1000' }, engine)
    await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 1 })
  })
  afterAll(() => product.close())

  const ready = async (mobileNumber = String(next++)): Promise<Applicant> => {
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
    await begin(applicant)
    await verifyEmail(applicant, emailOf(applicant))
    return applicant
  }
  const emailOf = ({ settings }: Applicant) => `s${settings.mobileNumber}@example.com`
  const tell = (applicant: Applicant, panNumber: string, more: object = {}) =>
    applicant.act('personal-details', 'submit', {
      ...personalDetailsOf({ ...asha, panNumber, emailId: emailOf(applicant) }),
      ...more,
    })
  const stored = ({ applicationId }: Applicant) => product.server.composed.deps.store.applications.read(applicationId)
  const settled = (applicant: Applicant, marker: string) =>
    eventually(async () => expect((await stored(applicant))?.document.completedScreen).toBe(marker))
  const messages = async ({ settings }: Applicant) => JSON.stringify(await messagesTo(product, settings.mobileNumber))
  /** While another screening stands in place of the sandbox's. */
  const whileScreened = <Done>(
    screen: (person: ScreenedPerson & { reference: string }) => Promise<unknown>,
    during: () => Promise<Done>,
  ): Promise<Done> =>
    instead(
      product.server.composed.deps.systems.screening,
      'screen',
      (own) => Object.assign(screen as typeof own, { byReference: own.byReference }),
      during,
    )
  const answered = (value: ScreeningResult) => ({ kind: 'answered', value, ms: 1 })

  test('a namesake of somebody on a list waits like anyone under review, is cleared, told, and goes on where they stood', async () => {
    const applicant = await ready('9000000037')
    const saved = await tell(applicant, listed)
    expect(saved.ok).toBe(true)
    expect([applicant.view?.completedScreen, applicant.screen]).toEqual(['PENDING', 'submitted'])
    expect(JSON.stringify(saved)).not.toMatch(/screening|sanction|caseId|hit/i)
    expect((await tell(applicant, listed)).ok).toBe(false)
    await settled(applicant, 'PERSONAL_DETAILS')
    await need(applicant.load())
    expect(applicant.screen).toBe('more-personal-details')
    expect(JSON.stringify(applicant.view)).not.toMatch(/screening|sanction/i)
    await eventually(async () => expect(await messages(applicant)).toContain('APPLICATION_CONTINUES'))
    await giveMore(applicant, asha)
    await giveWork(applicant, asha.incomeRange)
    expect(applicant.view?.completedScreen).toBe('WORK_DETAILS')
  })

  test('a confirmed case is a rejection with general words, and told; the answer never says why', async () => {
    const applicant = await ready('9000000038')
    await need(tell(applicant, confirmed))
    await settled(applicant, 'INTERNAL_REJECTION')
    await need(applicant.load())
    expect(applicant.screen).toBe('rejected')
    expect(applicant.view?.rejectedDate).toBeDefined()
    expect(JSON.stringify(applicant.view)).not.toMatch(/screening|sanction/i)
    await eventually(async () => expect(await messages(applicant)).toContain('APPLICATION_REJECTED'))
  })

  test('a hit takes neither longer nor other calls than no hit: nothing tells it before the answer', async () => {
    const callsSoFar = () => product.logged().split('\n')
    const took = { hit: [] as number[], clear: [] as number[] }
    const asked = { hit: new Set<string>(), clear: new Set<string>() }
    const submit = async (hit: boolean) => {
      const applicant = await ready()
      const outcome = hit ? 'hit' : 'clear'
      const pan = `ABCPT${applicant.settings.mobileNumber.slice(-4)}F`
      const before = callsSoFar().length
      const started = performance.now()
      const answer = await whileScreened(
        async () => answered(hit ? { hit: true, caseId: `case-${pan}` } : { hit: false }),
        () => tell(applicant, pan),
      )
      took[outcome].push(performance.now() - started)
      expect(answer.ok).toBe(true)
      // Of the systems that this save asks; jobs of other applications ask others meanwhile.
      const during = callsSoFar()
        .slice(before)
        .flatMap((line) => /"path":"(\/verify|\/dedupe-pan|\/ncif-dedupe)"/.exec(line)?.[1] ?? [])
      asked[outcome].add(during.join(' '))
      await need(applicant.client.call(calls.withdrawApplication, {}))
    }
    // The fastest of each: work that only one of them does is in every one, what else the machine does is not.
    const apart = () => Math.abs(Math.min(...took.hit) - Math.min(...took.clear))
    const near = () => apart() <= Math.max(20, Math.min(...took.clear) * 0.4)
    // In turns, so that a busy moment meets both; more of them while the machine is too restless to tell.
    for (let round = 0; round < 6 && (round === 0 || !near()); round++)
      for (let pair = 0; pair < 5; pair++)
        for (const hit of pair % 2 === 0 ? [true, false] : [false, true]) await submit(hit)
    expect(asked.hit).toEqual(asked.clear)
    expect(near(), `hit ${took.hit.join(', ')}; clear ${took.clear.join(', ')}`).toBe(true)
  })

  test('a hit may be withdrawn from, and then nothing happens to it any more', async () => {
    const applicant = await ready()
    await whileScreened(
      async () => answered({ hit: true, caseId: 'case-nobody-knows' }),
      async () => {
        await need(tell(applicant, 'ABCPK5001F'))
      },
    )
    expect(applicant.view?.completedScreen).toBe('PENDING')
    await need(applicant.client.call(calls.withdrawApplication, {}))
    await workIsDone(product, { of: applicant, within: 60_000 })
    expect(await stored(applicant)).toMatchObject({
      state: 'closed',
      document: { completedScreen: 'INTERNAL_REJECTION', facts: { withdrawn: { at: expect.any(String) } } },
    })
  })

  test('a changed person is screened anew; other answers are not, and the answer about the old one counts no more', async () => {
    const applicant = await ready()
    const asked: string[] = []
    await whileScreened(
      async ({ panNumber }) => (
        asked.push(panNumber),
        answered(panNumber === 'ABCPK5003F' ? { hit: true, caseId: 'c' } : { hit: false })
      ),
      async () => {
        await need(tell(applicant, 'ABCPK5002F'))
        await giveMore(applicant, asha)
        await verifyEmail(applicant, 'other@example.com')
        await need(tell(applicant, 'ABCPK5002F', { emailId: 'other@example.com' }))
        expect(asked).toEqual(['ABCPK5002F'])
        await need(tell(applicant, 'ABCPK5003F', { emailId: 'other@example.com' }))
      },
    )
    expect(asked).toEqual(['ABCPK5002F', 'ABCPK5003F'])
    expect(applicant.view?.completedScreen).toBe('PENDING')
    expect((await stored(applicant))?.document.facts.screening?.resumeAt).toBe('ADDITIONAL_PERSONAL_DETAILS')
  })

  test.each(['500', 'garbage'])(
    'a screening that is away (%s) lets nobody pass and keeps nothing; the same answers work when it is back',
    async (failure) => {
      const applicant = await ready()
      const pan = `ABCPK51${String(next).slice(-2)}F`
      await product.dial({ systems: { screening: { failure } } })
      const before = (await stored(applicant))?.version
      expect(await tell(applicant, pan)).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
      expect((await stored(applicant))?.version).toBe(before)
      await product.dial({ systems: { screening: { failure: 'none' } } })
      await eventually(async () => need(tell(applicant, pan)))
      expect(applicant.view?.completedScreen).toBe('PERSONAL_DETAILS')
    },
  )

  test('[R3] a person who is changed while the answer about another is on its way: the late save does not count', async () => {
    const applicant = await ready()
    let release = (): void => undefined
    const held = new Promise<void>((free) => (release = free))
    let arrive = (): void => undefined
    const arrived = new Promise<void>((there) => (arrive = there))
    await whileScreened(
      async ({ panNumber }) => {
        if (panNumber === 'ABCPK5201F') {
          arrive()
          await held
        }
        return answered(panNumber === 'ABCPK5201F' ? { hit: true, caseId: 'late' } : { hit: false })
      },
      async () => {
        const late = tell(applicant, 'ABCPK5201F')
        await arrived
        await need(tell(applicant, 'ABCPK5202F'))
        release()
        expect(await late).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT' })
      },
    )
    const { document } = (await stored(applicant)) ?? {}
    expect(document).toMatchObject({ completedScreen: 'PERSONAL_DETAILS', facts: { screening: { result: 'clear' } } })
    expect(document?.applicantDetails[0].panNumber).toBe('ABCPK5202F')
  })

  test('an application from before the screening is screened before its customer file, and waits there for a hit', async () => {
    const applicant = await ready()
    await giveDetails(applicant, { ...asha, panNumber: 'ABCPK5301F', emailId: emailOf(applicant) })
    const { deps } = product.server.composed
    const { coreBank, screening } = deps.systems
    let files = 0
    let outcome: 'open' | 'cleared' = 'open'
    const review = async () => ({ kind: 'answered', value: { outcome }, ms: 1 }) as never
    const record = await stored(applicant)
    if (!record) throw new Error('no record')
    const reviewed = async () => {
      await whileScreened(
        async () => answered({ hit: true, caseId: 'old' }),
        async () => {
          await deps.store.save({
            writer: 'job',
            applicationId: record.id,
            version: record.version,
            document: {
              ...record.document,
              applicantDetails: [{ ...record.document.applicantDetails[0], lastName: 'Namesake' }],
              completedScreen: 'CKYC_APPROVED',
              journeyMode: 'STP',
            },
            audit: [],
            outbox: [{ kind: 'back-office', payload: { marker: 'CKYC_APPROVED', looks: 0 } }],
            at: deps.clock(),
          })
          await settled(applicant, 'PENDING')
        },
      )
      expect(files).toBe(0)
      outcome = 'cleared'
      await eventually(async () => expect(files).toBe(1))
    }
    await instead(
      coreBank,
      'openCustomerFile',
      (open) => Object.assign((file: Parameters<typeof open>[0]) => ((files += 1), open(file)), open),
      () => instead(screening, 'review', () => review, reviewed),
    )
  })
})
