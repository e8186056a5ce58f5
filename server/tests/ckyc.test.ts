import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { todayOf } from '../compose.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { productOnEngines } from './on-engines.ts'
import { scoreOf } from '@card-journey/sandbox-bank/systems/bureau.ts'
import {
  acceptOffer,
  asha,
  askDecision,
  begin,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  toIdentity,
} from './steps.ts'
import { untilSpent } from './until-spent.ts'

/** A PAN that the registry knows, of somebody whom the bureau rates well enough. */
const panOf = (digits: string): string =>
  ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((last) => `AAAPC${digits}${last}`).find((pan) => scoreOf(pan) >= 650) ?? ''

productOnEngines('the central KYC registry', { RATE_FACTOR: '1000' }, (product) => {
  const store = () => product().server.composed.deps.store

  let last = 9_817_003_000
  /** A stranger to the bank, whom the registry knows; with its first code sent. */
  async function atCode(mobileNumber = String((last += 1))): Promise<Applicant> {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
    const own = { panNumber: panOf(mobileNumber.slice(-4)), emailId: `m${mobileNumber}@example.com` }
    await toIdentity(applicant, { ...asha, ...own })
    const [searched] = await need(applicant.client.call(calls.ckycSearch, {}))
    expect(searched).toMatchObject({ completedScreen: 'TANDCMATCH_FOUND', facts: { ckyc: { found: true } } })
    await sendCode(applicant)
    return applicant
  }

  async function sendCode(applicant: Applicant): Promise<void> {
    const [sent] = await need(applicant.client.call(calls.ckycRequestCode, {}))
    applicant.see(sent)
  }
  const enter = ({ client }: Applicant, otp: string) => client.call(calls.ckycDownload, { otp })
  const say = ({ client }: Applicant, mine: 'Y' | 'N') => client.call(calls.ckycDownload, { mine })
  const follow = ({ client }: Applicant, token: string) => client.call(calls.CKYCToken, { CKYCToken: token })
  const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
  const messagesOf = ({ settings }: Applicant) => messagesTo(settings, settings.mobileNumber, 'CKYC_OTP')
  const tokenOf = async (applicant: Applicant) =>
    /CKYCToken=([\w-]+)/.exec((await messagesOf(applicant))[0]?.text ?? '')?.[1] ?? ''
  const documentOf = async ({ applicationId }: Applicant) => (await store().applications.read(applicationId))?.document

  test('[EP-70, NX-S-07, NX-N-18] person …10: the code brings the record, confirmed it needs no Aadhaar and no call, and the card follows', async () => {
    const applicant = await atCode('9000000010')
    expect(applicant.view?.facts.ckyc?.code?.mobile).toBe('******0010')
    expect(await say(applicant, 'Y')).toMatchObject({ problem: 'WRONG_STATE' })
    const code = await applicant.code()
    expect(await enter(applicant, otherThan(code, 1))).toMatchObject({ problem: 'OTP_WRONG', detail: { triesLeft: 2 } })
    const [shown] = await need(enter(applicant, code))
    expect(shown?.completedScreen).toBe('TANDCMATCH_FOUND')
    expect(shown?.facts.ckyc).toMatchObject({ record: { name: 'Asha Kulkarni', pincode: '560001', ending: '0010' } })
    expect(shown?.facts.ckyc).not.toHaveProperty('code')
    const [approved] = await need(say(applicant, 'Y'))
    applicant.see(approved)
    expect(approved?.completedScreen).toBe('CKYC_APPROVED')
    expect(applicant.screen).toBe('submitted')
    expect(approved?.facts.ckyc).not.toHaveProperty('record')
    await eventually(async () => {
      await need(applicant.load())
      expect(applicant.view?.completedScreen).toBe('VISIONPLUS_APPROVED')
    })
  }, 120_000)

  test('terms accepted again without the consent: the registry is not asked', async () => {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: '9817904001' })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber: panOf('4001'), emailId: 'terms@example.com' })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    await acceptOffer(applicant)
    expect((await documentOf(applicant))?.facts.ckyc?.consentedAt).toBeDefined()
    const terms = { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y', consentCkyc: '' }
    await need(applicant.act('congratulations', 'submit', terms))
    await giveOfficeAddress(applicant)
    const { ckyc } = product().server.composed.deps.systems
    const { search } = ckyc
    let searches = 0
    ckyc.search = async (request) => {
      searches++
      return search(request)
    }
    expect(await applicant.client.call(calls.ckycSearch, {})).toMatchObject({ problem: 'WRONG_STATE' })
    ckyc.search = search
    expect(searches).toBe(0)
  })

  test('[NX-S-08, NX-N-14] “these are not mine”: the record is rejected, nothing of it stays, and Aadhaar follows', async () => {
    const applicant = await atCode()
    await need(enter(applicant, await applicant.code()))
    const [rejected] = await need(say(applicant, 'N'))
    applicant.see(rejected)
    expect(rejected?.completedScreen).toBe('CKYC_REJECT')
    expect(applicant.screen).toBe('kyc')
    expect((await documentOf(applicant))?.facts.ckyc?.record).toBeUndefined()
    expect(await say(applicant, 'Y')).toMatchObject({ problem: 'WRONG_STATE' })
  })

  test.each([
    ['9000000011', 'CKYC_REFER', 'stale'],
    ['9000000025', 'CKYC_REJECT', 'another person’s'],
  ])('[NX-S-08, NX-S-09, NX-N-15] person %s: %s, the record is %s, and none of it is told', async (mobile, marker) => {
    const applicant = await atCode(mobile)
    const answer = await enter(applicant, await applicant.code())
    expect(JSON.stringify(answer)).not.toContain('Somebody')
    const [judged] = await need(Promise.resolve(answer))
    applicant.see(judged)
    expect(judged?.completedScreen).toBe(marker)
    expect(applicant.screen).toBe('kyc')
  })

  test('[RT-09, RT-72, EP-50] the link’s token does what the code does: once, in this application alone', async () => {
    const applicant = await atCode()
    const other = await atCode()
    const token = await tokenOf(applicant)
    expect(token).not.toBe('')
    expect(await follow(other, token)).toMatchObject({ problem: 'NOT_FOUND' })
    expect(await follow(applicant, 'guessed')).toMatchObject({ problem: 'NOT_FOUND' })
    const [shown] = await need(follow(applicant, token))
    expect(shown?.facts.ckyc?.record).toBeDefined()
    expect(await follow(applicant, token)).toMatchObject({ problem: 'NOT_FOUND' })
    expect(await enter(applicant, await applicant.code())).toMatchObject({ problem: 'OTP_EXPIRED' })
  })

  test('[LG-32] three wrong codes end the day’s attempts: no other code is sent, and Aadhaar remains', async () => {
    const applicant = await atCode()
    const code = await applicant.code()
    const left = []
    for (const by of [1, 2, 3]) {
      const answer = await enter(applicant, otherThan(code, by))
      left.push(!answer.ok && answer.detail['triesLeft'])
    }
    expect(left).toEqual([2, 1, 0])
    expect(await enter(applicant, code)).toMatchObject({ ok: false })
    expect(await applicant.client.call(calls.ckycRequestCode, {})).toMatchObject({ problem: 'otpAttemptsExceeded' })
    await need(applicant.load())
    expect(applicant.view?.facts.ckyc?.spentDay).toBeDefined()
    expect(applicant.screen).toBe('kyc')
    expect(await messagesOf(applicant)).toHaveLength(1)
  })

  test('a code on the day after three wrong ones is sent, and brings the record', async () => {
    const applicant = await atCode()
    const code = await applicant.code()
    for (const by of [1, 2, 3]) await enter(applicant, otherThan(code, by))
    const { clock } = product().server.composed.deps
    const before = clock() - Date.now()
    await product().moveClock(before + 24 * 3_600_000)
    await need(applicant.proveMobile())
    await need(applicant.load())
    await sendCode(applicant)
    const [newest, ...earlier] = await messagesOf(applicant)
    expect(earlier).toHaveLength(1)
    const [shown] = await need(enter(applicant, newest?.otp ?? ''))
    await product().moveClock(before)
    expect(shown?.facts.ckyc?.record).toBeDefined()
  })

  test('a wrong code entered twice is shown to the registry once', async () => {
    const applicant = await atCode()
    const { ckyc } = product().server.composed.deps.systems
    const { download } = ckyc
    let downloads = 0
    const counted = async (request: Parameters<typeof download>[0]) => {
      downloads++
      return download(request)
    }
    ckyc.download = Object.assign(counted, { byReference: download.byReference })
    const code = await applicant.code()
    for (const triesLeft of [2, 1])
      expect(await enter(applicant, otherThan(code, 1))).toMatchObject({ problem: 'OTP_WRONG', detail: { triesLeft } })
    ckyc.download = download
    expect(downloads).toBe(1)
    await need(enter(applicant, code))
  })

  test('attempts used up by saves that were lost: the next entry says so, and no code is awaited', async () => {
    const applicant = await atCode()
    const { clock } = product().server.composed.deps
    const at = clock()
    const key = `ckyc-wrong:${applicant.applicationId}:${todayOf(at)}`
    for (const _lost of [1, 2, 3]) await store().limits.take({ key, limit: 3, windowSeconds: 86_400, at })
    expect(await enter(applicant, await applicant.code())).toMatchObject({ detail: { triesLeft: 0 } })
    await need(applicant.load())
    expect(applicant.view?.facts.ckyc).not.toHaveProperty('code')
    expect(applicant.view?.facts.ckyc?.spentDay).toBe(todayOf(at))
  })

  test('a code pressed for three times at once is sent once; entered three times at once, it counts once', async () => {
    const applicant = await atCode()
    const ask = () => applicant.client.call(calls.ckycRequestCode, {})
    const asked = await Promise.all([ask(), ask(), ask()])
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await messagesOf(applicant)).toHaveLength(2)
    const [newest] = await messagesOf(applicant)
    const code = newest?.otp ?? ''
    const entered = await Promise.all([enter(applicant, code), enter(applicant, code), enter(applicant, code)])
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1)
    const said = await Promise.all([say(applicant, 'Y'), say(applicant, 'N')])
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    const { completedScreen } = (await documentOf(applicant)) ?? {}
    const [first] = said
    if (first.ok) expect(completedScreen).not.toBe('CKYC_REJECT')
    else expect(completedScreen).toBe('CKYC_REJECT')
  })

  test.each([
    ['the same request, sent again', true],
    ['the same code, entered in another tab', false],
  ])('the right code as the last attempt is not taken back by %s', async (_, sameRequest) => {
    const applicant = await atCode()
    const code = await applicant.code()
    for (const by of [1, 2]) await enter(applicant, otherThan(code, by))
    const transactions = sameRequest ? Array(2).fill(randomUUID()) : [randomUUID(), randomUUID()]
    const entry = (transactionId: string) =>
      applicant.client.call(calls.ckycDownload, { otp: code }, { transactionId, impatient: true })
    const { ckyc } = product().server.composed.deps.systems
    let second: ReturnType<typeof entry> | undefined
    await instead(
      ckyc,
      'download',
      (own) =>
        Object.assign(
          async (asked: Parameters<typeof own>[0]) => {
            ckyc.download = own
            second = entry(transactions[1])
            await second
            return own(asked)
          },
          { byReference: own.byReference },
        ),
      () => entry(transactions[0]),
    )
    await second
    await need(applicant.load())
    expect(applicant.view?.facts.ckyc?.record).toMatchObject({ ending: expect.any(String) })
  })

  test('a new code that is asked for while the first is checked: one of both counts, and nothing is stuck', async () => {
    const applicant = await atCode()
    const code = await applicant.code()
    await Promise.all([enter(applicant, code), applicant.client.call(calls.ckycRequestCode, {})])
    const record = async () => (await documentOf(applicant))?.facts.ckyc?.record
    if (!(await record())) {
      await need(applicant.load())
      const again = await enter(applicant, await applicant.code())
      if (!again.ok) {
        await sendCode(applicant)
        await need(enter(applicant, await applicant.code()))
      }
    }
    expect(await record()).toBeDefined()
  })

  test('the right code, whose answer a save in between made useless, brings the record when it is entered once more', async () => {
    const applicant = await atCode()
    const { systems } = product().server.composed.deps
    const { nameMatch } = systems.pan
    systems.pan.nameMatch = async () => ({ kind: 'unavailable' })
    const code = await applicant.code()
    expect(await enter(applicant, code)).toMatchObject({ problem: 'UNAVAILABLE' })
    systems.pan.nameMatch = nameMatch
    const [shown] = await need(enter(applicant, code))
    expect(shown?.facts.ckyc?.record).toBeDefined()
  })

  test('[T4] of codes that are asked for fifty times at once those that are sent count; five are sent in all', async () => {
    const applicant = await atCode()
    const ask = () => applicant.client.call(calls.ckycRequestCode, {}, { impatient: true })
    await Promise.all(Array.from({ length: 50 }, ask))
    await untilSpent(applicant, ask)
    expect(await messagesOf(applicant)).toHaveLength(5)
  })

  test('a registry that does not send says so, and takes none of the hour’s codes', async () => {
    const applicant = await atCode()
    const { ckyc } = product().server.composed.deps.systems
    const { requestCode } = ckyc
    const away = async () => ({ kind: 'unavailable' }) as const
    ckyc.requestCode = Object.assign(away, { byReference: away })
    const ask = () => applicant.client.call(calls.ckycRequestCode, {})
    for (let times = 0; times < 7; times++) expect(await ask()).toMatchObject({ problem: 'CODE_NOT_SENT' })
    ckyc.requestCode = requestCode
    expect(await ask()).toMatchObject({ ok: true })
  })
})
