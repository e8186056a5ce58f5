import { expect, test } from 'vitest'
import { erasePerson } from '../services/life/erase-person.ts'
import { Applicant } from './applicant.ts'
import { eventually } from './eventually.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour } from './running.ts'
import { asha, begin, giveDetails } from './steps.ts'

let numbers = 9_713_300_000

productOnEngines('a person who asks to be erased', { RATE_FACTOR: '1000' }, (product) => {
  const deps = () => product().server.composed.deps
  const ask = (applicationId: string) =>
    erasePerson(deps().store, { applicationId, askedBy: 'ticket 4711', at: deps().clock() })
  const seeded = async (mobileNumber: string) =>
    eventually(async () => {
      const [found] = await deps().store.applications.byMobile(mobileNumber)
      expect(found).toBeDefined()
      return found!
    })
  const asked = async (id: string) =>
    (await deps().store.audit.of(id)).filter(({ what }) => what === 'erasure-asked').map(({ detail }) => detail)

  test('[T18] an application under way is withdrawn and erased, with its sessions; the evidence stays', async () => {
    const mobileNumber = String(numbers++)
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber: 'ABCPK7911F', emailId: `${mobileNumber}@example.com` })
    const id = applicant.applicationId
    const { store } = deps()
    const { pool } = product().server.composed.store.database
    const sessions = async () => (await pool.query('select from session where application_id = $1', [id])).rowCount
    const ofSession = async () => (await pool.query("select from idempotency where scope like 's:%'")).rowCount ?? 0
    expect(await sessions()).toBe(1)
    const before = await ofSession()
    expect(before).toBeGreaterThan(0)

    expect(await ask(id)).toEqual([{ applicationId: id, marker: expect.any(String), kind: 'erased' }])
    expect(await store.applications.read(id)).toMatchObject({ state: 'closed' })
    expect(await sessions()).toBe(0)
    expect(await ofSession()).toBeLessThan(before)
    await product().moveClock(openHour + 120_000 - Date.now())
    await eventually(async () =>
      expect((await store.applications.read(id))?.document.applicantDetails).toEqual([{ mobileNumber: '' }]),
    )
    expect(await store.applications.byMobile(mobileNumber)).toEqual([])
    expect((await store.consents.of(id)).length).toBeGreaterThan(0)
    const audited = (await store.audit.of(id)).map(({ what }) => what)
    expect(audited).toEqual(expect.arrayContaining(['created', 'withdrawn', 'erasure-asked', 'erased']))
    expect(await asked(id)).toEqual([{ by: 'ticket 4711' }])
    expect(await ask(id)).toEqual([{ applicationId: id, marker: expect.any(String), kind: 'empty' }])
  })

  test('a card, a refusal that blocks and a decision within its time are kept, and it is said why', async () => {
    const { store } = deps()
    const card = await seeded('9000000020')
    expect(await ask(card.id)).toMatchObject([{ applicationId: card.id, kind: 'kept', why: 'card' }])
    const refused = await seeded('9000000021')
    expect(await ask(refused.id)).toMatchObject([{ kind: 'kept', why: 'block' }])
    const at = deps().clock()
    const trace = {
      reference: crypto.randomUUID(),
      rules: 'r',
      rulesVersion: '1',
      detail: { call: 'breCall', answer: {} },
      at,
    }
    await store.decisionTraces.keep({
      ...trace,
      applicationId: refused.id,
      keepUntil: Date.parse('2031-01-05T12:00:00Z'),
    })
    expect(await ask(refused.id)).toMatchObject([{ kind: 'kept', why: 'decision', until: '2031-01-05' }])
    for (const { id, document } of [card, refused])
      expect((await store.applications.read(id))?.document.applicantDetails).toEqual(document.applicantDetails)
    expect(await asked(refused.id)).toEqual([
      { by: 'ticket 4711', kept: 'block' },
      { by: 'ticket 4711', kept: 'decision' },
    ])
  })

  test('nobody is found by a reference that there is not', async () => {
    expect(await ask('0'.repeat(26))).toEqual([])
    expect(await ask("' or true --")).toEqual([])
  })
})
