import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { closeExpired } from '../services/life/closing.ts'
import { eraseEnded } from '../services/life/erase-ended.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { Applicant, need } from './applicant.ts'
import { wasTried, workIsDone } from './background.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour } from './running.ts'
import { asha, begin, giveDetails } from './steps.ts'

const day = 86_400_000
let numbers = 9_712_200_000
const newMobile = () => String(numbers++)

productOnEngines('an application that is not finished', { RATE_FACTOR: '1000' }, (product) => {
  const deps = () => product().server.composed.deps
  const daysLater = (days: number) => product().moveClock(openHour + days * day - Date.now())
  const warnings = (to: string) => messagesTo(product(), to, 'APPLICATION_EXPIRES')
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

  /** Whether the gateway delivers updates to that number. */
  const sends = async (to: string) =>
    (await deps().systems.whatsapp.send({ to, template: 'CARD_READY', text: 'x', reference: crypto.randomUUID() })).kind
  async function optIn({ client, settings: { mobileNumber } }: Applicant) {
    const timestamp = new Date().toISOString()
    const asked = {
      sourceAppId: 'CCSFDC' as const,
      requestId: 'f'.repeat(16),
      action: 'OPTIN' as const,
      notificationType: 'WHATSAPP' as const,
      messages: [{ destination: [mobileNumber] }],
      consent: { code: 'whatsappconsent', version: versionOf('whatsappconsent'), timestamp, value: 'Y' } as const,
    }
    await need(client.call(sendNotification, asked))
    await workIsDone(product())
    expect(await sends(mobileNumber)).toBe('answered')
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

  test('one that its applicant withdrew is erased when its time is over, with nobody told', async () => {
    await daysLater(0)
    const { mobileNumber, applicant, id } = await unfinished('ABCPK7818F')
    await need(applicant.client.call(withdrawApplication, {}))
    await workIsDone(product())
    const { store, masterData } = deps()
    // The sandbox's clock goes no further than 400 days.
    const { policy } = masterData()
    const shorter = { ...policy, retention: { ...policy.retention, endedApplicationDays: 200 } }
    const ending = { ...deps(), masterData: () => ({ ...masterData(), policy: shorter }) }
    const nameOf = async () => (await store.applications.read(id))?.document.applicantDetails[0].firstName
    await daysLater(199)
    await eraseEnded(ending)
    await workIsDone(product())
    expect(await nameOf()).toBe(asha.firstName)
    await daysLater(201)
    await eraseEnded(ending)
    await eventually(async () => expect(await nameOf()).toBeUndefined())
    expect(await warnings(mobileNumber)).toEqual([])
    const again = { closedBefore: deps().clock(), never: [], limit: 9 }
    expect((await store.applications.ended(again)).map((one) => one.id)).not.toContain(id)
  })

  test('updates on WhatsApp end with the application, and the gateway hears it', async () => {
    await daysLater(0)
    const { mobileNumber, applicant } = await unfinished('ABCPK7814F')
    await optIn(applicant)
    await need(applicant.client.call(withdrawApplication, {}))
    await workIsDone(product())
    await eventually(async () => expect(await sends(mobileNumber)).toBe('refused'))
  })

  test('the gateway hears that WhatsApp ends before the number is erased, also where it was away on that day', async () => {
    await daysLater(0)
    const { mobileNumber, applicant, id } = await unfinished('ABCPK7815F')
    await optIn(applicant)
    await daysLater(85)
    await daily()
    await product().dial({ systems: { whatsapp: { failure: '503' } } })
    await daysLater(91)
    await closeExpired(deps())
    await wasTried(product(), 'whatsapp-consent', { applicationId: id })
    await wasTried(product(), 'erase-application', { applicationId: id })
    await product().dial({ systems: { whatsapp: { failure: 'none' } } })
    await eventually(async () => expect(await sends(mobileNumber)).toBe('refused'))
    await eventually(async () => expect((await deps().store.applications.read(id))?.document.facts).toEqual({}))
  })

  test('what a job read before the erasure is not saved after it', async () => {
    await daysLater(0)
    const { mobileNumber, id } = await unfinished('ABCPK7816F')
    const { store } = deps()
    await daysLater(84)
    await daily()
    await daysLater(91)
    await closeExpired(deps())
    const { version, document } = (await store.applications.read(id))!
    await eventually(async () => expect((await store.applications.read(id))?.document.facts).toEqual({}))
    const late = { writer: 'job', applicationId: id, version, document, audit: [], at: deps().clock() } as const
    expect(await store.save(late)).toMatchObject({ kind: 'versionConflict' })
    expect(await store.applications.byMobile(mobileNumber)).toEqual([])
  })

  test('nothing that was planned for it is left to fail once its key is gone', async () => {
    await daysLater(0)
    const { id } = await unfinished('ABCPK7817F')
    const { store, clock } = deps()
    await daysLater(84)
    await daily()
    const later = { kind: 'reminder', reference: 'planned', payload: { sent: 9, looks: 0 } } as const
    await store.outbox.add({ ...later, dueAt: clock() + 30 * day, applicationId: id, at: clock() })
    await daysLater(91)
    await daily()
    await eventually(async () => expect((await store.applications.read(id))?.document.facts).toEqual({}))
    const { pool } = product().server.composed.store.database
    const left = 'select kind from outbox where application_id = $1 and relayed_at is null'
    expect((await pool.query(left, [id])).rows).toEqual([])
  })
})
