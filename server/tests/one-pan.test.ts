import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../store/test-stores.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { placeAt } from './stored.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress, personalDetailsOf, verifyEmail } from './steps.ts'

describe.each(storeKinds)('a PAN belongs to one application, on $name', ({ engine, cells, writes }) => {
  let product: Running
  let next = 9_620_000_000
  const someone = (): Applicant =>
    new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(next++) })

  beforeAll(async () => {
    product = await startProduct(
      { RATE_FACTOR: '1000', DB_CELLS: String(cells ?? 1), DB_WRITES: writes ?? 'statement' },
      engine,
    )
  }, 60_000)
  afterAll(() => product.close())

  const emailOf = ({ settings }: Applicant) => `m${settings.mobileNumber}@example.com`
  const personalDetails = async (applicant: Applicant, panNumber: string, more: Record<string, string> = {}) => {
    const person = { ...asha, panNumber, emailId: emailOf(applicant) }
    return applicant.act('personal-details', 'submit', { ...personalDetailsOf(person), ...more })
  }
  const ready = async (): Promise<Applicant> => {
    const applicant = someone()
    await begin(applicant)
    await verifyEmail(applicant, emailOf(applicant))
    return applicant
  }
  const recordOf = async (applicant: Applicant) =>
    product.server.composed.deps.store.applications.read(applicant.applicationId)

  test('[T23] of fifty mobiles that submit one PAN at once, one has it', async () => {
    // Not all at once: waiting for this many codes would take too long.
    const applicants: Applicant[] = []
    while (applicants.length < 50) applicants.push(...(await Promise.all(Array.from({ length: 10 }, ready))))
    const answers = await Promise.all(applicants.map((each) => personalDetails(each, 'AFCPK1111F')))
    const problems = answers.map((answer) => (answer.ok ? 'saved' : answer.problem))
    expect(problems.filter((problem) => problem === 'saved')).toHaveLength(1)
    // A host busy with the others accepts no more calls; that says nothing about the PAN.
    expect(['saved', 'P101', 'UNAVAILABLE']).toEqual(expect.arrayContaining([...new Set(problems)]))
    expect(problems.filter((problem) => problem === 'P101').length).toBeGreaterThan(5)
  }, 120_000)

  test.runIf(cells)(
    '[T23] whoever gave another PAN first reads that the former one is taken now, and goes on',
    async () => {
      const [a, b] = [await ready(), await ready()]
      await need(personalDetails(a, 'ATCPK1111F'))
      await need(personalDetails(a, 'AUCPK1111F'))
      // Its claim is as old as one of a server that died.
      await product.server.composed.store.database.pool.query(
        "update pan_in_use set claimed_at = claimed_at - interval '1 minute'",
      )
      await need(personalDetails(b, 'ATCPK1111F'))
      await need(a.load())
      expect(await personalDetails(a, 'ATCPK1111F')).toMatchObject({ ok: false, problem: 'P101' })
      await need(personalDetails(a, 'AVCPK1111F'))
    },
    60_000,
  )

  test('a save that is refused for its marker asks nobody, leaves no fact and opens no way to a second card', async () => {
    const [a, b] = [await ready(), someone()]
    const panNumber = 'AGCPK1111F'
    const before = await recordOf(a)
    const asked = product.logged().split('"system":"pan"').length
    expect(await personalDetails(a, panNumber, { completedScreen: 'WORK_DETAILS' })).toMatchObject({
      ok: false,
      problem: 'WRONG_STATE',
    })
    expect(await recordOf(a)).toEqual(before)
    expect(product.logged().split('"system":"pan"')).toHaveLength(asked)

    await begin(b)
    await giveDetails(b, { ...asha, panNumber, emailId: emailOf(b) })
    await giveHomeAddress(b)
    await askDecision(b)
    expect(b.view?.completedScreen).toBe('BRE_APPROVED')
    expect(await personalDetails(a, panNumber)).toMatchObject({ ok: false, problem: 'P101' })
    expect(await recordOf(a)).toEqual(before)
  }, 60_000)

  test('who holds a PAN is asked at every submit: no answer about it is kept', async () => {
    const applicant = await ready()
    await need(personalDetails(applicant, 'AHCPK1111F'))
    expect(Object.keys((await recordOf(applicant))?.document.facts ?? {})).not.toContain('panDedupe')
  })

  test('[EC-48] the second wrong name says that one try is left today, the third that none is', async () => {
    const applicant = await ready()
    const said = async (panNumber: string) => {
      const reply = await personalDetails(applicant, panNumber)
      return reply.ok ? 'saved' : (reply.detail.fields?.['lastName'] ?? reply.problem)
    }
    expect([await said('AAAPN0000A'), await said('AAAPN0000B'), await said('AAAPN0000C')]).toEqual([
      'panNameMismatch',
      'panNameMismatchLast',
      'P102',
    ])
    const born = await ready()
    expect(await personalDetails(born, 'AAAPL0000A')).toMatchObject({
      detail: { fields: { panNumber: 'panNotLinked' } },
    })
  })

  test('[EC-48] a registered PAN counts among the day’s three tries, a repetition of its transaction does not', async () => {
    const holders = ['AJCPK1111F', 'AKCPK1111F', 'ALCPK1111F']
    for (const panNumber of holders) await need(personalDetails(await ready(), panNumber))
    const prying = await ready()
    const { version } = prying.view ?? {}
    for (const panNumber of holders)
      expect(await personalDetails(prying, panNumber)).toMatchObject({ ok: false, problem: 'P101' })
    expect(await personalDetails(prying, 'AMCPK1111F')).toMatchObject({ ok: false, problem: 'P102' })
    await need(prying.load())
    expect(prying.view?.version).toBe(version)

    // P107: the PAN of someone whose card is approved under another mobile number.
    const approved = await ready()
    await need(personalDetails(approved, 'AQCPK1111F'))
    const record = await recordOf(approved)
    if (!record) throw new Error('no record')
    await placeAt(product, approved, { ...record.document, approvedDate: '2026-11-19' })
    const { panNumber: approvedPan = '' } = (await recordOf(approved))?.document.applicantDetails[0] ?? {}
    const guessing = await ready()
    expect(await personalDetails(guessing, approvedPan)).toMatchObject({ ok: false, problem: 'P107' })
    for (const panNumber of holders.slice(1))
      expect(await personalDetails(guessing, panNumber)).toMatchObject({ ok: false, problem: 'P101' })
    expect(await personalDetails(guessing, 'ARCPK1111F')).toMatchObject({ ok: false, problem: 'P102' })

    const honest = await ready()
    for (const panNumber of ['AAAPI0000A', 'AAAPI0000B'])
      expect(await personalDetails(honest, panNumber)).toMatchObject({ ok: false, problem: 'P100' })
    await need(personalDetails(honest, 'ANCPK1111F'))
    await need(personalDetails(honest, 'AOCPK1111F'))
  }, 60_000)

  test('a refused PAN that is corrected at once is saved: the version did not move', async () => {
    const applicant = await ready()
    expect(await personalDetails(applicant, 'AAAPI0000C')).toMatchObject({ ok: false, problem: 'P100' })
    await need(personalDetails(applicant, 'APCPK1111F'))
  })
})
