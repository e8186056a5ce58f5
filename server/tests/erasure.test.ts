import { expect, test } from 'vitest'
import { closeExpired } from '../services/life/closing.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { eventually } from './eventually.ts'
import { productOnBothEngines } from './on-both-engines.ts'
import { openHour } from './running.ts'
import { asha, begin, giveDetails } from './steps.ts'

const day = 86_400_000
let numbers = 9_712_200_000
const newMobile = () => String(numbers++)

productOnBothEngines('an application that is not finished', { RATE_FACTOR: '1000' }, (product) => {
  const deps = () => product().server.composed.deps
  const daysLater = (days: number) => product().moveClock(openHour + days * day - Date.now())
  const inbox = async (to: string) =>
    (await (await fetch(`${product().sandboxUrl}/inbox?to=${to}`)).json()) as { template: string; text: string }[]
  const warnings = async (to: string) => (await inbox(to)).filter(({ template }) => template === 'APPLICATION_EXPIRES')
  const daily = async () => {
    await closeExpired(deps())
    await workIsDone(product())
  }
  async function unfinished(panNumber: string) {
    const mobileNumber = newMobile()
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber, emailId: `${mobileNumber}@example.com` })
    return { applicant, mobileNumber, id: applicant.applicationId }
  }

  test('its applicant is told a week before, once; after 90 days what was entered is erased, and the evidence stays', async () => {
    await daysLater(0)
    const { mobileNumber, id } = await unfinished('ABCPK7811F')
    const { store } = deps()
    await daysLater(82)
    await daily()
    expect(await warnings(mobileNumber)).toEqual([])
    await daysLater(84)
    await daily()
    await daily()
    await eventually(async () => expect(await warnings(mobileNumber)).toHaveLength(1))
    expect((await warnings(mobileNumber))[0]?.text).toMatch(/will be deleted on \d+ \w+ 2027/)
    expect(await store.applications.read(id)).toMatchObject({ state: 'open' })

    await daysLater(91)
    await daily()
    await eventually(async () => {
      const { state, document } = (await store.applications.read(id))!
      expect([state, document.applicantDetails, document.facts]).toEqual(['closed', [{ mobileNumber: '' }], {}])
    })
    expect(await store.applications.byMobile(mobileNumber)).toEqual([])
    expect(await store.applications.byPan('ABCPK7811F')).toEqual([])
    const { pool } = product().server.composed.store.database
    for (const table of ['draft', 'link', 'provider_call', 'decision_trace'])
      expect((await pool.query(`select from ${table} where application_id = $1`, [id])).rowCount, table).toBe(0)
    expect((await store.consents.of(id)).length).toBeGreaterThan(0)
    const audited = (await store.audit.of(id)).map(({ what }) => what)
    expect(audited).toEqual(expect.arrayContaining(['created', 'erasure-announced', 'closed', 'erased']))
    expect(await warnings(mobileNumber)).toHaveLength(1)
  })

  test('whoever comes back after the message keeps it, and is told again in time', async () => {
    await daysLater(0)
    const { mobileNumber, id, applicant } = await unfinished('ABCPK7812F')
    const { store } = deps()
    await daysLater(85)
    await daily()
    await need(applicant.proveMobile())
    await need(applicant.load('Y'))
    const { version, document } = (await store.applications.read(id))!
    const at = deps().clock()
    await store.save({ writer: 'job', applicationId: id, version, document, audit: [{ what: 'saved' }], at })
    await daysLater(92)
    await daily()
    expect(await store.applications.read(id)).toMatchObject({ state: 'open' })
    expect(await warnings(mobileNumber)).toHaveLength(1)
    await daysLater(85 + 85)
    await daily()
    await eventually(async () => expect(await warnings(mobileNumber)).toHaveLength(2))
  })

  test('where nobody could be told in time, it is closed on its day and erased a week after the message', async () => {
    await daysLater(0)
    const { mobileNumber, id } = await unfinished('ABCPK7813F')
    const { store } = deps()
    const nameOf = async () => (await store.applications.read(id))?.document.applicantDetails[0].firstName
    await daysLater(100)
    await daily()
    expect(await store.applications.read(id)).toMatchObject({ state: 'closed' })
    await eventually(async () => expect(await warnings(mobileNumber)).toHaveLength(1))
    expect(await nameOf()).toBe(asha.firstName)
    await daysLater(108)
    await eventually(async () => expect(await nameOf()).toBeUndefined())
  })

  test('updates on WhatsApp end with the application, and the gateway hears it', async () => {
    await daysLater(0)
    const { mobileNumber, applicant } = await unfinished('ABCPK7814F')
    const { whatsapp } = deps().systems
    const sends = async () =>
      (await whatsapp.send({ to: mobileNumber, template: 'CARD_READY', text: 'x', reference: crypto.randomUUID() }))
        .kind
    const consent = {
      code: 'whatsappconsent',
      version: '1.0',
      timestamp: new Date().toISOString(),
      value: 'Y',
    } as const
    await need(
      applicant.client.call(sendNotification, {
        sourceAppId: 'CCSFDC',
        requestId: 'f'.repeat(16),
        action: 'OPTIN',
        notificationType: 'WHATSAPP',
        messages: [{ destination: [mobileNumber] }],
        consent,
      }),
    )
    await workIsDone(product())
    expect(await sends()).toBe('answered')
    await need(applicant.client.call(withdrawApplication, {}))
    await workIsDone(product())
    await eventually(async () => expect(await sends()).toBe('refused'))
  })
})
