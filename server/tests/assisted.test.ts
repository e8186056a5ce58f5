import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Applicant, need, saidBy } from './applicant.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { sendBecausePrepared, sendPrepared } from '../services/assisted/send-prepared.ts'
import { type Message, messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { asha, verifyEmail } from './steps.ts'

let numbers = 9_434_000_000
const newNumber = () => String(numbers++)
const minute = 60_000

productOnEngines('what a telecaller prepares', { RATE_FACTOR: '100000' }, (product) => {
  const deps = () => product().server.composed.deps
  const browserOf = (mobileNumber = newNumber()) =>
    new Applicant({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber })

  async function prepared(answers: Readonly<Record<string, string>>, different: object = {}) {
    const mobile = newNumber()
    const response = await fetch(`${product().sandboxUrl}/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mobile,
        clientId: 'TELECALLER',
        channelCode: 'SF80',
        productLogo: 'utsav',
        answers,
        ...different,
      }),
    })
    const { requestId, clientId } = (await response.json()) as { requestId: string; clientId: string }
    return { mobile, ids: { requestId, clientId } }
  }

  const arrived = (to: string, template: string) =>
    eventually(async () => {
      const found = await messagesTo(product(), to, template)
      expect(found).toHaveLength(1)
      return found[0] as Message
    })

  const tokenIn = ({ text }: Message): string => /\/verify-telecaller-email\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const verify = (token: string) => browserOf().client.call(calls.validateEmail, { token })
  const refused = { ok: false, problem: 'telecallerEmailError' }
  const moveTo = (at: number) => product().moveClock(at - Date.now())

  async function mailed(emailId: string) {
    const made = await prepared({ emailId })
    await sendBecausePrepared(made.ids, deps())
    return { ...made, emailId, token: tokenIn(await arrived(emailId, 'ASSISTED_EMAIL')) }
  }

  async function opens({ mobile, ids }: { mobile: string; ids: { requestId: string; clientId: string } }) {
    const browser = browserOf(mobile)
    await need(browser.client.call(calls.getClientData, ids))
    await need(browser.client.call(calls.generateOTP, {}))
    const { sessionToken } = await need(browser.client.call(calls.validateOTP, { otp: await browser.code(mobile) }))
    browser.sessionToken = sessionToken
    await need(browser.apply(ids))
    return browser
  }

  const heard: { requestId: string; event: string }[] = []

  /** Notes what the CRM is told. */
  beforeAll(() => {
    const { crm } = deps().systems
    const { tellTelecaller } = crm
    const overheard: typeof tellTelecaller = Object.assign(
      (request: Parameters<typeof tellTelecaller>[0]) => {
        heard.push(request)
        return tellTelecaller(request)
      },
      { byReference: tellTelecaller.byReference },
    )
    crm.tellTelecaller = overheard
  })

  /** What the telecaller has been told. */
  const told = async ({ requestId }: { requestId: string }) => {
    await workIsDone(product())
    return heard.filter((one) => one.requestId === requestId).map(({ event }) => event)
  }

  test('[SP-13, RO-10] the link goes to the applicant’s own phone and the address gets a link of its own, each once however often it is said', async () => {
    const emailId = 'gita.once@example.in'
    const { mobile, ids } = await prepared({ emailId, firstName: 'Gita' })
    const said = await Promise.all(Array.from({ length: 5 }, () => sendBecausePrepared(ids, deps())))
    expect(said.filter((outcome) => outcome === 'look')).toHaveLength(1)
    const sms = await arrived(mobile, 'ASSISTED_LINK')
    expect(sms.text).toContain(`/confirm?requestId=${ids.requestId}&clientId=TELECALLER`)
    const mail = await arrived(emailId, 'ASSISTED_EMAIL')
    expect(tokenIn(mail)).not.toBe('')
    expect(mail.text).not.toContain(mobile)
    expect(await told(ids)).toEqual(['sent'])
    await sendBecausePrepared(ids, deps())
    await workIsDone(product())
    expect((await messagesTo(product(), mobile)).length).toBe(1)
    expect(product().logged()).not.toContain(ids.requestId)
    expect(product().logged()).not.toContain(tokenIn(mail))
  })

  test('a CRM that tells us before it knows itself is asked again, and the link goes out', async () => {
    const { mobile, ids } = await prepared({})
    const { crm } = deps().systems
    const { clientData } = crm
    let asked = 0
    crm.clientData = async (about) => {
      if (about.requestId !== ids.requestId) return clientData(about)
      asked += 1
      return asked > 1 ? clientData(about) : { kind: 'refused', code: 'NOT_FOUND' }
    }
    await sendBecausePrepared(ids, deps())
    await arrived(mobile, 'ASSISTED_LINK')
    expect(await told(ids)).toEqual(['sent'])
    expect(asked).toBe(2)
    // An email may still be tried when the CRM has forgotten it.
    asked = 0
    await sendPrepared({ payload: ids, attempt: 5 }, deps())
    expect(await told(ids)).toEqual(['sent'])
    crm.clientData = clientData
  })

  test('what the CRM never knows sends nothing, and the telecaller hears that', async () => {
    const payload = { requestId: randomBytes(16).toString('hex'), clientId: 'TELECALLER' }
    for (const attempt of [1, 2, 3]) await expect(sendPrepared({ payload, attempt }, deps())).rejects.toThrow('the CRM')
    expect(await told(payload)).toEqual([])
    await sendPrepared({ payload, attempt: 4 }, deps())
    expect(await told(payload)).toEqual(['notSent'])
  })

  test('a partner’s prepared data and an address that is none send nothing', async () => {
    const partner = await prepared({}, { clientId: 'PARTNER01', channelCode: 'SF70' })
    const wrong = await prepared({ emailId: 'not an address' })
    for (const ids of [partner.ids, wrong.ids]) await sendBecausePrepared(ids, deps())
    await arrived(wrong.mobile, 'ASSISTED_LINK')
    await workIsDone(product())
    expect(await messagesTo(product(), partner.mobile)).toEqual([])
    expect(await messagesTo(product(), 'not an address')).toEqual([])
  })

  test('[CA-15, EP-49, RO-15] the link proves the address, so the applicant is not asked for a code; the telecaller hears of it', async () => {
    const made = await mailed('gita.proves@example.in')
    expect(await verify(made.token)).toMatchObject({ ok: true })
    const browser = await opens(made)
    const [view] = await need(browser.client.call(calls.applicationDetails, { responseType: 'FULL' }))
    expect(view?.facts.email).toMatchObject({ verified: made.emailId })
    expect(view?.drafts?.['personal-details']).toEqual({ emailId: made.emailId })
    expect([...(await told(made.ids))].toSorted()).toEqual(['confirmed', 'emailVerified', 'opened', 'sent'])
  })

  test('an address that nobody proved, or that the applicant changes, is proven by a code as always', async () => {
    const made = await mailed('gita.unproven@example.in')
    const browser = await opens(made)
    const [view] = await need(browser.client.call(calls.applicationDetails, { responseType: 'FULL' }))
    expect(view?.facts.email).toBeUndefined()
  })

  test('the record knows which of the telecaller’s entries the applicant has corrected, and shows its owner only that', async () => {
    const { mobile, ids } = await prepared({ firstName: 'Gita', lastName: 'Rao', emailId: 'gita.marks@example.in' })
    const browser = await opens({ mobile, ids })
    const shown = async () => (await need(browser.client.call(calls.applicationDetails, { responseType: 'FULL' })))[0]
    expect((await shown())?.facts.assisted).toEqual({ corrected: [] })
    const emailId = 'gita.marks@example.in'
    await verifyEmail(browser, emailId)
    const { dateOfBirth } = asha
    const answers = {
      panNumber: 'ABCPR4417F',
      dateOfBirth,
      firstName: 'Geeta',
      middleName: '',
      lastName: 'Rao',
      emailId,
    }
    await need(browser.act('personal-details', 'submit', answers))
    expect((await shown())?.facts.assisted).toEqual({ corrected: ['firstName'] })
  })

  test('the same link says yes until it expires, and the telecaller is told once', async () => {
    const made = await mailed('gita.again@example.in')
    for (let times = 0; times < 3; times++) expect(await verify(made.token)).toMatchObject({ ok: true })
    expect((await told(made.ids)).filter((event) => event === 'emailVerified')).toHaveLength(1)
  })

  test('once the application exists the link still says yes, but the telecaller hears nothing of it', async () => {
    const at = deps().clock()
    const [soon, late] = [await mailed('gita.soon@example.in'), await mailed('gita.late@example.in')]
    const browser = await opens(soon)
    expect(await verify(soon.token)).toMatchObject({ ok: true })
    const [view] = await need(browser.client.call(calls.applicationDetails, { responseType: 'FULL' }))
    expect(view?.facts.email).toBeUndefined()
    await opens(late)
    // The prepared data can't be opened any more by then; that it was used stays known.
    await moveTo(at + 23 * 60 * minute)
    expect(await verify(late.token)).toMatchObject({ ok: true })
    await moveTo(at)
    for (const { ids } of [soon, late])
      expect([...(await told(ids))].toSorted()).toEqual(['confirmed', 'opened', 'sent'])
  })

  test('[EC-33, RO-15] after 24 hours the link is like one that never was, also when it was good before', async () => {
    const at = deps().clock()
    const [opened, unopened] = [await mailed('gita.day1@example.in'), await mailed('gita.day2@example.in')]
    expect(await verify(opened.token)).toMatchObject({ ok: true })
    await moveTo(at + 24 * 60 * minute - minute)
    expect(await verify(opened.token)).toMatchObject({ ok: true })
    await moveTo(at + 24 * 60 * minute + minute)
    const late = [await verify(opened.token), await verify(unopened.token), await verify('A'.repeat(43))]
    for (const answer of late) expect(answer).toMatchObject(refused)
    expect(new Set(late.map((answer) => JSON.stringify(saidBy(answer)))).size).toBe(1)
    await moveTo(at)
  })

  test('[EC-33] forged: every changed character, every other kind of link, and other shapes are refused alike', async () => {
    const made = await mailed('gita.forged@example.in')
    for (const place of [0, 21, 42]) {
      const other = made.token[place] === 'A' ? 'B' : 'A'
      const forged = made.token.slice(0, place) + other + made.token.slice(place + 1)
      expect(await verify(forged), String(place)).toMatchObject(refused)
    }
    const at = deps().clock()
    const link = { applicationId: '', expiresAt: at + minute, payload: { requestId: 'r', clientId: 'c' }, at }
    for (const purpose of ['resume', 'to-phone', 'client-data'])
      expect(await verify(await deps().store.links.create({ ...link, purpose }))).toMatchObject(refused)
    for (const token of ['', 'short', `${made.token}=`, made.ids.requestId])
      expect(await verify(token)).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
    expect(await verify(made.token)).toMatchObject({ ok: true })
  })

  test('another application’s link proves nothing here, not even of the same address', async () => {
    const emailId = 'gita.shared@example.in'
    const [first, second] = [await prepared({ emailId }), await prepared({ emailId })]
    await sendBecausePrepared(first.ids, deps())
    const token = tokenIn(await arrived(emailId, 'ASSISTED_EMAIL'))
    await sendBecausePrepared(second.ids, deps())
    expect(await verify(token)).toMatchObject({ ok: true })
    const browser = await opens(second)
    const [view] = await need(browser.client.call(calls.applicationDetails, { responseType: 'FULL' }))
    expect(view?.facts.email).toBeUndefined()
  })

  test('a gateway that is away delays the messages and loses none', async () => {
    const { mobile, ids } = await prepared({})
    await product().dial({ systems: { sms: { failure: '500', times: 1 } } })
    await sendBecausePrepared(ids, deps())
    await arrived(mobile, 'ASSISTED_LINK')
    expect(await told(ids)).toEqual(['sent'])
  })
})
