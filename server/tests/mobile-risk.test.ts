import type { CallWait } from '@card-journey/providers/video-kyc/port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enginesOfRun } from '../store/test-stores.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { wasTried } from './background.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { asha, begin, callAgent, giveDetails, proveAadhaar, toIdentity, waitFor } from './steps.ts'

const day = 86_400_000

describe.each(enginesOfRun)('the registers of mobile numbers, on %s', (engine) => {
  let product: Running
  let next = 9_640_000_000

  beforeAll(async () => {
    product = await startProduct({ RATE_FACTOR: '1000' }, engine)
    await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
  })
  afterAll(() => product.close())

  const someone = (mobileNumber = String(next++)): Applicant =>
    new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  const ready = async (mobileNumber?: string): Promise<Applicant> => {
    const applicant = someone(mobileNumber)
    await need(applicant.proveMobile())
    await need(applicant.load())
    return applicant
  }
  const stored = ({ applicationId }: Applicant) => product.server.composed.deps.store.applications.read(applicationId)
  /** What the registers were asked, as the sandbox noted it. */
  const asked = async (mobile: string): Promise<unknown[]> => {
    const record = (await (await fetch(`${product.sandboxUrl}/record?mobile=${mobile}`)).json()) as { what: string }[]
    return record.filter(({ what }) => what === 'mobile-risk')
  }
  const registers = () => product.server.composed.deps.systems.mobileRisk
  const away = { kind: 'unavailable' }
  const revoked = { kind: 'answered', value: { revoked: true, fraudRisk: 'none' }, ms: 1 }
  /** While the registers give this answer to everything. */
  const whileTheySay = <Done>(answer: () => object, during: () => Promise<Done>): Promise<Done> => {
    const say = async () => answer() as never
    return instead(registers(), 'check', () => Object.assign(say, { byReference: say }), during)
  }
  const silence = (failure: string) => product.dial({ systems: { 'mobile-risk': { failure } } })

  test('a revoked number stands at not-sourcing and can do nothing more; nothing else is asked about it', async () => {
    const applicant = await ready('9000000035')
    await need(applicant.apply())
    expect(applicant.screen).toBe('not-sourcing')
    expect(applicant.view).toMatchObject({
      completedScreen: 'NOT_SOURCING',
      facts: { numberRevoked: { at: expect.any(String) } },
    })
    expect(applicant.view?.rejectedDate).toBeUndefined()
    expect(JSON.stringify(applicant.view)).not.toContain('mobileRisk')
    expect(await applicant.act('personal-details', 'submit', {})).toMatchObject({ problem: 'WRONG_STATE' })
  })

  test('[T23, T24] of fifty creations at once one is made, and the registers are asked once', async () => {
    const applicant = await ready()
    const answers = await Promise.all(Array.from({ length: 50 }, () => applicant.apply()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await asked(applicant.settings.mobileNumber)).toHaveLength(1)
  })

  test.each(['timeout', 'reset', '500', '503', 'garbage', 'truncated'])(
    'registers that are away (%s) keep nobody from applying; the question stays open and is asked again',
    async (failure) => {
      const applicant = await ready()
      const { mobileNumber } = applicant.settings
      await silence(failure)
      await need(applicant.apply())
      expect(applicant.view?.completedScreen).toBe('VERIFY_MOBILE')
      const record = await stored(applicant)
      expect(record?.document.facts.mobileRisk).toMatchObject({ for: mobileNumber, result: 'unchecked' })
      await silence('none')
      await eventually(async () => expect(await asked(mobileNumber)).toHaveLength(1))
      // The late answer is an ordinary one: nobody who is filling in a form is interrupted.
      expect((await stored(applicant))?.version).toBe(record?.version)
    },
  )

  test('a number that turns out to be revoked is stopped where it is, closed, and told by SMS', async () => {
    const applicant = await ready()
    let answer: object = away
    await whileTheySay(
      () => answer,
      async () => {
        await need(applicant.apply())
        answer = revoked
        await eventually(async () => expect((await stored(applicant))?.state).toBe('closed'))
      },
    )
    await need(applicant.load())
    expect(applicant.screen).toBe('not-sourcing')
    const told = () => messagesTo(product, applicant.settings.mobileNumber, 'VISIT_BRANCH')
    await eventually(async () => expect(await told()).not.toEqual([]))
  })

  test.each([
    ['9000000036', 'MOBILE_HIGH_RISK', 'BKQPC1036L'],
    ['9000000001', undefined, 'BKQPR1001A'],
  ])(
    'person %s: the agent of the call gets the note %s, the applicant sees none of it',
    async (mobile, note, panNumber) => {
      const applicant = someone(mobile)
      const waits: CallWait[] = []
      await instead(
        product.server.composed.deps.systems.videoKyc,
        'callWait',
        (wait) => Object.assign((asking: Parameters<typeof wait>[0]) => (waits.push(asking), wait(asking)), wait),
        async () => {
          await toIdentity(applicant, { ...asha, panNumber, emailId: `m${mobile}@example.com` })
          await proveAadhaar(applicant)
          await callAgent(applicant, openHour)
        },
      )
      expect(waits.map((each) => each.note)).toEqual([note])
      expect(JSON.stringify(applicant.view)).not.toMatch(/risk/i)
      await waitFor(applicant, 'VISIONPLUS_APPROVED')
    },
  )

  test('while the registers are silent, no customer file is opened and no card comes', async () => {
    const applicant = someone()
    const { coreBank } = product.server.composed.deps.systems
    let files = 0
    await instead(
      coreBank,
      'openCustomerFile',
      (open) => Object.assign((file: Parameters<typeof open>[0]) => ((files += 1), open(file)), open),
      async () => {
        await whileTheySay(
          () => away,
          async () => {
            await begin(applicant)
            await giveDetails(applicant, { ...asha, panNumber: 'ABCPK4036F', emailId: 'quiet@example.com' })
            const record = await stored(applicant)
            if (!record) throw new Error('no record')
            const { store, clock } = product.server.composed.deps
            await store.save({
              writer: 'job',
              applicationId: record.id,
              version: record.version,
              document: { ...record.document, completedScreen: 'CKYC_APPROVED', journeyMode: 'STP' },
              audit: [],
              outbox: [{ kind: 'back-office', payload: { marker: 'CKYC_APPROVED', looks: 0 } }],
              at: clock(),
            })
            await wasTried(product, 'back-office', applicant)
            expect([files, (await stored(applicant))?.document.completedScreen]).toEqual([0, 'CKYC_APPROVED'])
          },
        )
        await eventually(async () =>
          expect((await stored(applicant))?.document.completedScreen).not.toBe('CKYC_APPROVED'),
        )
        expect(files).toBe(1)
        expect((await stored(applicant))?.document.facts.mobileRisk?.result).toBe('clear')
      },
    )
  })

  test('a revoked number that has become its owner’s is free on another day', async () => {
    const applicant = await ready()
    await whileTheySay(
      () => revoked,
      () => need(applicant.apply()),
    )
    expect(applicant.screen).toBe('not-sourcing')
    const { mobileNumber } = applicant.settings

    const offset = openHour - Date.now()
    await product.moveClock(offset + 2 * day)
    const later = await ready(mobileNumber)
    await need(later.apply())
    expect(later.view?.completedScreen).toBe('VERIFY_MOBILE')
    expect(await asked(mobileNumber)).toHaveLength(1)
  })

  test('[T10] nothing is asked before the code is right: no number looks different from another', async () => {
    const known = async () => [await asked('9000000035'), await asked('9000000036')]
    const before = await known()
    const answers = await Promise.all(
      ['9000000035', '9000000036', someone().settings.mobileNumber].map((mobileNumber) =>
        someone(mobileNumber).client.call(calls.generateOTP, { mobileNumber }),
      ),
    )
    const shapes = answers.map((answer) => JSON.stringify(answer).replaceAll(/[\d:.TZ-]+/g, ''))
    expect(new Set(shapes).size).toBe(1)
    expect(await known()).toEqual(before)
  })
})
