import { randomBytes } from 'node:crypto'
import { people } from '@card-journey/sandbox-bank/people/people.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { tellRetailer } from '../services/consent/retailer-status.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { productOnEngines } from './on-engines.ts'

let numbers = 9_432_000_000
const newNumber = () => String(numbers++)
const minute = 60_000

productOnEngines('client data that a partner prepared', { RATE_FACTOR: '100000' }, (product) => {
  const browserOf = (mobileNumber = newNumber()) =>
    new Applicant({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber })
  const at = () => product().server.composed.deps.clock()

  async function prepared(mobile = newNumber(), different: object = {}) {
    const response = await fetch(`${product().sandboxUrl}/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mobile,
        clientId: 'PARTNER01',
        channelCode: 'SF70',
        productLogo: 'saathi',
        ...different,
      }),
    })
    const { requestId, clientId } = (await response.json()) as { requestId: string; clientId: string }
    return { mobile, ids: { requestId, clientId } }
  }

  const look = (browser: Applicant, ids: { requestId: string; clientId: string }) =>
    browser.client.call(calls.getClientData, ids)
  const unknown = { ok: false, problem: 'NOT_FOUND' }
  const byTelecaller = { clientId: 'TELECALLER', channelCode: 'SF80', productLogo: 'utsav' }
  const saathi = { productLogo: 'saathi', productCode: '172', productName: 'Aranya Saathi', channelCode: 'SF70' }
  const record = async (applicant: Applicant) =>
    (await product().server.composed.deps.store.applications.read(applicant.applicationId))?.document

  /** Enters the code that went to the number on file, which this browser has not been told. */
  async function provesByLink(browser: Applicant, mobile: string) {
    await need(browser.client.call(calls.generateOTP, {}))
    const { sessionToken } = await need(browser.client.call(calls.validateOTP, { otp: await browser.code(mobile) }))
    browser.sessionToken = sessionToken
  }

  test('[CA-04, EP-62, EN-23] is given to the browser of the link, with the number masked, and its code goes to the number on file', async () => {
    const { mobile, ids } = await prepared()
    const browser = browserOf(mobile)
    expect(await need(look(browser, ids))).toEqual({
      mobileNumber: maskValue(mobile),
      channelCode: 'SF70',
      productLogo: 'saathi',
      feeCode: '',
      ...ids,
      consent: 'Y',
    })
    expect((await need(browser.client.call(calls.signInUnderWay, {}))).signIn).toMatchObject({
      kind: 'apply',
      maskedMobile: maskValue(mobile),
    })
    await provesByLink(browser, mobile)
    expect((await need(browser.client.call(calls.signInUnderWay, {}))).signIn).toMatchObject({ mobileNumber: mobile })
    await need(browser.apply({ ...saathi, ...ids }))
    expect(await record(browser)).toMatchObject({ channelCode: 'SF70', ...ids, productCode: '172' })
    expect(product().logged()).not.toContain(ids.requestId)
  })

  test('[RO-06, NX-O-01] a telecaller’s channel is the final one, until the applicant has reviewed what was entered', async () => {
    const { mobile, ids } = await prepared(undefined, byTelecaller)
    const browser = browserOf(mobile)
    await need(look(browser, ids))
    await provesByLink(browser, mobile)
    await need(browser.apply({ channelCode: 'SF80', ...ids }))
    expect(await record(browser)).toMatchObject({ channelCode: 'SF95', finalChannelCode: 'SF80' })
  })

  test('[RO-06, RT-72] a sign-in that was begun in time keeps what was prepared, though its code comes after the link’s time', async () => {
    const { mobile, ids } = await prepared(undefined, byTelecaller)
    const browser = browserOf(mobile)
    await need(look(browser, ids))
    await product().moveClock(at() - Date.now() + 14 * minute)
    await provesByLink(browser, mobile)
    await product().moveClock(at() - Date.now() + 2 * minute)
    // The browser's cookies of the ids are gone by now.
    await need(browser.apply())
    expect(await record(browser)).toMatchObject({ channelCode: 'SF95', finalChannelCode: 'SF80', ...ids })
    await need(browser.client.call(calls.withdrawApplication, {}))
    const another = browserOf(mobile)
    await need(another.proveMobile())
    await need(another.apply(ids))
    expect((await record(another))?.requestId).toBeUndefined()
  })

  test('of two links to one number, opened in one browser, the one opened last names the card, and the code that is out still works', async () => {
    const mobile = newNumber()
    const [first, last] = [await prepared(mobile), await prepared(mobile, byTelecaller)]
    const browser = browserOf(mobile)
    const underWay = async () => (await need(browser.client.call(calls.signInUnderWay, {}))).signIn
    await need(look(browser, first.ids))
    await need(browser.client.call(calls.generateOTP, {}))
    await need(look(browser, last.ids))
    const found = await underWay()
    expect(found).toMatchObject({ product: { productLogo: 'utsav' }, maskedMobile: maskValue(mobile) })
    expect(found?.resendInSeconds).toBeGreaterThan(60)
    const otp = await browser.code(mobile)
    browser.sessionToken = (await need(browser.client.call(calls.validateOTP, { otp }))).sessionToken
    await need(look(browser, last.ids))
    expect(await underWay()).toMatchObject({ product: { productLogo: 'utsav' }, mobileNumber: mobile })
    await need(browser.apply())
    expect(await record(browser)).toMatchObject(last.ids)
  })

  test('[SP-13] what a telecaller entered waits as drafts, beside a record that takes none of it for an answer, and for nobody else', async () => {
    const answers = { firstName: 'Gayatri', employmentType: 'SALARIED', creditLimit: '900000' }
    const { mobile, ids } = await prepared(undefined, { ...byTelecaller, answers })
    const stranger = browserOf()
    await need(stranger.proveMobile())
    await need(stranger.apply(ids))
    const browser = browserOf(mobile)
    await need(look(browser, ids))
    await provesByLink(browser, mobile)
    await need(browser.apply({ channelCode: 'SF80', ...ids }))
    const whole = async (who: Applicant) =>
      (await need(who.client.call(calls.applicationDetails, { responseType: 'FULL' })))[0]
    expect((await whole(browser))?.drafts).toEqual({
      'personal-details': { firstName: 'Gayatri' },
      'work-details': { employmentType: 'SALARIED' },
    })
    // Kept for the review alone, to show what was corrected: none of it is an answer.
    const kept = await record(browser)
    expect(kept?.facts.assisted).toEqual({
      entered: { firstName: 'Gayatri', employmentType: 'SALARIED' },
      corrected: [],
    })
    expect(JSON.stringify({ ...kept, facts: { ...kept?.facts, assisted: undefined } })).not.toMatch(
      /Gayatri|SALARIED|900000/,
    )
    expect(JSON.stringify(await record(stranger))).not.toMatch(/Gayatri|SALARIED|900000/)
    expect(Object.keys((await whole(stranger))?.drafts ?? {})).toEqual([])
    // Typed by the applicant, it is their own, however long ago the clock of their browser says.
    await need(
      browser.client.call(calls.updateApplication, {
        applicationDetails: {
          applicationReferenceNo: browser.applicationId,
          version: browser.view?.version ?? 0,
          screen: 'personal-details',
          action: 'submit',
          firstName: 'Gayathri',
        } as never,
        draft: true,
        typedAt: 1,
      }),
    )
    expect((await whole(browser))?.drafts?.['personal-details']).toEqual({ firstName: 'Gayathri' })
  })

  describe('attacked', () => {
    test('[T2] guessed, with another client id, or by an id that was never prepared: all look the same', async () => {
      const { ids } = await prepared()
      const browser = browserOf()
      for (const guess of [
        { ...ids, clientId: 'PARTNER02' },
        { ...ids, requestId: randomBytes(16).toString('hex') },
        { ...ids, requestId: ids.requestId.toUpperCase() },
      ])
        expect(await look(browser, guess)).toMatchObject(unknown)
      expect((await need(browser.client.call(calls.signInUnderWay, {}))).signIn).toBeUndefined()
      expect(await look(browser, ids)).toMatchObject({ ok: true })
    })

    test('[T2] of browsers at the same moment one has it; a reload keeps it, every other browser finds nothing', async () => {
      const { ids } = await prepared()
      const browsers = Array.from({ length: 6 }, () => browserOf())
      const answers = await Promise.all(browsers.map((browser) => look(browser, ids)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const winner = browsers[answers.findIndex(({ ok }) => ok)]
      for (const browser of browsers) expect((await look(browser, ids)).ok).toBe(browser === winner)
    })

    test('[T2, ST-08] after a quarter of an hour it is gone, for its own browser too', async () => {
      const { ids } = await prepared()
      const browser = browserOf()
      await need(look(browser, ids))
      await product().moveClock(at() - Date.now() + 14 * minute)
      expect(await look(browser, ids)).toMatchObject({ ok: true })
      await product().moveClock(at() - Date.now() + 2 * minute)
      expect(await look(browser, ids)).toMatchObject(unknown)
    })

    test('[T2] used once: after the application is made the link opens nothing', async () => {
      const { mobile, ids } = await prepared()
      const browser = browserOf(mobile)
      await need(look(browser, ids))
      await provesByLink(browser, mobile)
      await need(browser.apply({ ...saathi, ...ids }))
      expect(await look(browser, ids)).toMatchObject(unknown)
      expect(await look(browserOf(), ids)).toMatchObject(unknown)
    })

    test('[T2] somebody else’s ids, after a sign-in with one’s own number: no trace of them in the application, and they stay good', async () => {
      const { mobile, ids } = await prepared()
      const thief = browserOf()
      await need(thief.proveMobile())
      await need(thief.apply({ ...ids, channelCode: 'SF80' }))
      const stolen = await record(thief)
      expect([stolen?.channelCode, stolen?.finalChannelCode]).toEqual(['SF95', undefined])
      expect(stolen?.applicantDetails[0].mobileNumber).toBe(thief.settings.mobileNumber)
      expect(stolen?.requestId).toBeUndefined()
      const owner = browserOf(mobile)
      await need(look(owner, ids))
      await provesByLink(owner, mobile)
      await need(owner.apply({ ...saathi, ...ids }))
      expect(await record(owner)).toMatchObject(ids)
    })

    test('[T2] whoever opens somebody else’s link first can’t use its number: a code typed with their own proves their own', async () => {
      const { mobile, ids } = await prepared()
      const thief = browserOf()
      await need(look(thief, ids))
      const own = thief.settings.mobileNumber
      await need(thief.client.call(calls.generateOTP, { mobileNumber: own }))
      const otp = await thief.code(own)
      // Without a number: there is no link's sign-in any more.
      expect(await thief.client.call(calls.validateOTP, { otp })).toMatchObject({ ok: false })
      const proven = await need(
        thief.client.call(calls.validateOTP, { mobileNumber: own, otp, checksum: otpChecksum(own, otp) }),
      )
      thief.sessionToken = proven.sessionToken
      await need(thief.apply(ids))
      const stolen = await record(thief)
      expect([stolen?.applicantDetails[0].mobileNumber, stolen?.requestId]).toEqual([own, undefined])
      expect(JSON.stringify(await need(thief.client.call(calls.signInUnderWay, {})))).not.toContain(mobile)
    })

    test('[T2] whoever opens somebody else’s link can’t find out its number by typing guesses, neither while a code is out nor once it is locked', async () => {
      const { mobile, ids } = await prepared()
      const [thief, another] = [browserOf(), browserOf()]
      await need(look(thief, ids))
      const guess = async (browser: Applicant, mobileNumber: string) => {
        const checksum = otpChecksum(mobileNumber, '000000')
        const answer = await browser.client.call(calls.validateOTP, { mobileNumber, otp: '000000', checksum })
        return answer.ok ? 'right' : { problem: answer.problem, detail: answer.detail }
      }
      const enter = (otp: string) => thief.client.call(calls.validateOTP, { otp })
      for (let codes = 1; codes <= 3; codes++) {
        await need(thief.client.call(calls.generateOTP, {}))
        expect(await guess(thief, mobile)).toEqual(await guess(thief, newNumber()))
        const wrong = (await thief.code(mobile)) === '111111' ? '222222' : '111111'
        for (let tries = 1; tries <= 3; tries++)
          expect(await enter(wrong)).toMatchObject({
            problem: codes === 3 && tries === 3 ? 'otpAttemptsExceeded' : 'OTP_WRONG',
          })
        await product().moveClock(at() - Date.now() + 2 * minute)
      }
      // The link itself says that it is locked; a typed number does not, in any browser.
      expect(await enter('111111')).toMatchObject({ problem: 'otpAttemptsExceeded' })
      for (const browser of [thief, another])
        expect(await guess(browser, mobile)).toEqual(await guess(browser, newNumber()))
    })

    test('[T2] whoever opens somebody else’s link can’t find out its number by asking for codes, in either order, neither waiting, spent nor locked', async () => {
      const { mobile, ids } = await prepared()
      const [thief, another] = [browserOf(), browserOf()]
      await need(look(thief, ids))
      const answer = async (browser: Applicant, mobileNumber?: string) => {
        const sent = await browser.client.call(calls.generateOTP, mobileNumber ? { mobileNumber } : {})
        return sent.ok ? sent.response : { problem: sent.problem, detail: sent.detail }
      }
      const isLikeAnyOther = async (browser: Applicant) =>
        expect(await answer(browser, mobile)).toEqual(await answer(browser, newNumber()))

      // A code for the link is out: a guess is answered as for a number that nobody has asked for.
      expect(await answer(thief)).toMatchObject({ delivery: 'sent', resendInSeconds: 90 })
      await isLikeAnyOther(thief)
      // The other way round: a guess, however often, leaves the link's own wait as it was.
      const second = await prepared()
      const opener = browserOf()
      await need(look(opener, second.ids))
      expect(await answer(another, second.mobile)).toMatchObject({ delivery: 'sent' })
      expect(await answer(opener)).toMatchObject({ delivery: 'sent', resendInSeconds: 90 })

      // Locked by wrong entries, and past the codes of an hour.
      for (let codes = 1; codes <= 3; codes++) {
        if (codes > 1) await need(thief.client.call(calls.generateOTP, {}))
        const wrong = (await thief.code(mobile)) === '111111' ? '222222' : '111111'
        for (let tries = 1; tries <= 3; tries++) await thief.client.call(calls.validateOTP, { otp: wrong })
        await product().moveClock(at() - Date.now() + 11 * minute)
      }
      expect(await answer(thief)).toMatchObject({ problem: 'otpAttemptsExceeded' })
      await isLikeAnyOther(another)
    })

    test('[T2] taken once, it stays taken after its link was purged, though the CRM still answers', async () => {
      const ids = people.find(({ prepared }) => prepared)?.prepared
      if (!ids) throw new Error('nobody is prepared')
      const { requestId, clientId } = ids
      const first = browserOf()
      await need(look(first, { requestId, clientId }))
      for (const days of [31, 46]) {
        await product().server.composed.deps.store.purge(at() + days * 24 * 60 * minute)
        for (const browser of [first, browserOf()])
          expect(await look(browser, { requestId, clientId })).toMatchObject(unknown)
      }
    })

    test('[T2] a plain request, which belongs to no browser, is told nothing', async () => {
      const { ids } = await prepared()
      const answer = await fetch(`${product().url}/api/apps/getClientData?${new URLSearchParams(ids).toString()}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    })
  })

  test('the CRM is away: the link is not used up, and works again with the CRM', async () => {
    const { ids } = await prepared()
    const browser = browserOf()
    await product().dial({ systems: { crm: { failure: '500' } } })
    expect(await look(browser, ids)).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
    await product().dial({ systems: { crm: { failure: 'none' } } })
    // The circuit breaker lets the next question pass after a while.
    await eventually(async () => expect(await look(browser, ids)).toMatchObject({ ok: true }))
  })

  test('the CRM is away when the application is made: none is made, and with the CRM it has what was prepared', async () => {
    const { mobile, ids } = await prepared(undefined, byTelecaller)
    const browser = browserOf(mobile)
    await need(browser.proveMobile())
    await product().dial({ systems: { crm: { failure: '500' } } })
    expect(await browser.apply(ids)).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
    expect(await product().server.composed.deps.store.applications.byMobile(mobile)).toEqual([])
    await product().dial({ systems: { crm: { failure: 'none' } } })
    await eventually(async () => expect(await browser.apply(ids)).toMatchObject({ ok: true }))
    expect(await record(browser)).toMatchObject({ finalChannelCode: 'SF80', ...ids })
  })

  test('[SP-16] consent to tell the retailer is taken for its card by the partner’s channel, and nowhere else', async () => {
    const consents = (['TNC', 'BUREAU', 'PARTNER_STATUS'] as const).map((code) => ({ code, value: 'Y' as const }))
    const vastra = { productLogo: 'vastra-style', productCode: 'VSTR', productName: 'Aranya Vastra Style', consents }
    const applicant = browserOf()
    await need(applicant.proveMobile())
    expect(await applicant.apply(vastra)).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
    expect(await applicant.apply({ ...saathi, consents })).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
    await need(applicant.apply({ ...vastra, channelCode: 'SF70' }))
    const kept = await product().server.composed.deps.store.consents.of(applicant.applicationId)
    expect(kept.map(({ code, value }) => `${code} ${value}`)).toContain('PARTNER_STATUS Y')
  })

  describe('with the consent the retailer', () => {
    const vastra = (value: 'Y' | 'N') => ({
      productLogo: 'vastra-style',
      productCode: 'VSTR',
      productName: 'Aranya Vastra Style',
      channelCode: 'SF70',
      consents: [
        { code: 'TNC', value: 'Y' },
        { code: 'BUREAU', value: 'Y' },
        { code: 'PARTNER_STATUS', value },
      ] as const,
    })
    const told: { applicationReferenceNo: string; status: string }[] = []
    const toldAbout = ({ applicationId }: Applicant) =>
      told.filter(({ applicationReferenceNo }) => applicationReferenceNo === applicationId)

    /** Notes what the CRM is asked to pass on. */
    beforeAll(() => {
      const { crm } = product().server.composed.deps.systems
      const { tellRetailer } = crm
      const overheard: typeof tellRetailer = Object.assign(
        (request: Parameters<typeof tellRetailer>[0]) => {
          told.push(request)
          return tellRetailer(request)
        },
        { byReference: tellRetailer.byReference },
      )
      crm.tellRetailer = overheard
    })

    async function applies(value: 'Y' | 'N') {
      const applicant = browserOf()
      await need(applicant.proveMobile())
      await need(applicant.apply(vastra(value)))
      return applicant
    }

    /** The look that would come much later. */
    const look = ({ applicationId }: Applicant, payload: { looks: number; times: number; told?: 'open' }) =>
      tellRetailer(
        { kind: 'retailer-status', reference: 'late', applicationId, payload, attempt: 1, last: false },
        product().server.composed.deps,
      )

    test('[SP-16] hears once that the application is open, and once that it is closed: the status, and nothing else', async () => {
      const applicant = await applies('Y')
      await eventually(async () => expect(toldAbout(applicant)).toHaveLength(1))
      const [first] = toldAbout(applicant)
      expect(first).toEqual({
        applicationReferenceNo: applicant.applicationId,
        productCode: 'vstr',
        status: 'open',
        reference: expect.any(String),
      })
      await look(applicant, { looks: 90, times: 1, told: 'open' })
      expect(toldAbout(applicant)).toHaveLength(1)
      await need(applicant.client.call(calls.withdrawApplication, {}))
      await look(applicant, { looks: 91, times: 1, told: 'open' })
      await look(applicant, { looks: 91, times: 1, told: 'open' })
      expect(toldAbout(applicant).map(({ status }) => status)).toEqual(['open', 'closed'])
    })

    test('[SP-16] hears nothing without it, and nothing more once it is withdrawn', async () => {
      const refused = await applies('N')
      await look(refused, { looks: 0, times: 0 })
      expect(toldAbout(refused)).toEqual([])
      const applicant = await applies('Y')
      await eventually(async () => expect(toldAbout(applicant)).toHaveLength(1))
      await need(applicant.client.call(calls.withdrawConsent, { code: 'PARTNER_STATUS', language: 'en' }))
      await need(applicant.client.call(calls.withdrawApplication, {}))
      await look(applicant, { looks: 90, times: 1, told: 'open' })
      expect(toldAbout(applicant).map(({ status }) => status)).toEqual(['open'])
    })

    test('the CRM is away: a later look tells it', async () => {
      await product().dial({ systems: { crm: { failure: '500' } } })
      const applicant = await applies('Y')
      await eventually(async () => expect(toldAbout(applicant).length).toBeGreaterThan(0))
      await product().dial({ systems: { crm: { failure: 'none' } } })
      const { audit } = product().server.composed.deps.store
      await eventually(async () => {
        await look(applicant, { looks: 90, times: 0 })
        const events = (await audit.of(applicant.applicationId)).filter(({ what }) => what === 'retailer-told')
        expect(events.length).toBeGreaterThan(0)
      })
    })
  })
})
