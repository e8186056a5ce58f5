import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import { takeOver } from './devices.ts'
import { begin, verifyEmail } from './steps.ts'

let people = 9_423_000_000

productOnEngines('a draft', { RATE_FACTOR: '100000' }, (product) => {
  const settings = () => ({ url: product().url, sandboxUrl: product().sandboxUrl })

  async function applicantAtPersonalDetails(): Promise<Applicant> {
    const applicant = new Applicant({ ...settings(), mobileNumber: String(people++) })
    await begin(applicant)
    return applicant
  }

  const draft = (applicant: Applicant, typed: string | Record<string, string>, typedAt: number, leaving?: true) =>
    applicant.client.call(calls.updateApplication, {
      applicationDetails: {
        applicationReferenceNo: applicant.applicationId,
        version: applicant.view?.version ?? 0,
        screen: 'personal-details',
        action: 'submit',
        ...(typeof typed === 'string' ? { lastName: typed } : typed),
      } as never,
      draft: true,
      leaving,
      typedAt,
    })

  const typedNow = () => product().server.composed.deps.clock()

  const nameInDraft = async (applicant: Applicant) =>
    (await need(applicant.load()))[0]?.drafts?.['personal-details']?.['lastName']

  test('that arrives late never replaces a later one, and is answered as kept', async () => {
    const applicant = await applicantAtPersonalDetails()
    const at = typedNow()
    const inOrder = ['M', 'Me', 'Men', 'Meno', 'Menon']
    const sent = inOrder.map((lastName, index) => ({ lastName, typedAt: at + index }))
    for (const { lastName, typedAt } of sent.toReversed()) await need(draft(applicant, lastName, typedAt))
    expect(await nameInDraft(applicant)).toBe('Menon')
    await Promise.all(sent.map(({ lastName, typedAt }) => need(draft(applicant, `${lastName}x`, typedAt + 100))))
    expect(await nameInDraft(applicant)).toBe('Menonx')
  })

  test('of one tab keeps what another tab has typed in other fields of the same screen', async () => {
    const applicant = await applicantAtPersonalDetails()
    const at = typedNow()
    await need(draft(applicant, { lastName: 'Menon' }, at))
    await need(draft(applicant, { middleName: 'Devi' }, at + 1))
    expect((await need(applicant.load()))[0]?.drafts?.['personal-details']).toEqual({
      lastName: 'Menon',
      middleName: 'Devi',
    })
  })

  test('says when it was typed, so that a reload can tell that a later one is still on its way', async () => {
    const applicant = await applicantAtPersonalDetails()
    const at = typedNow()
    await need(draft(applicant, 'Menon', at))
    expect((await need(applicant.load()))[0]?.draftedAt).toEqual({ 'personal-details': at })
  })

  test('from a clock far ahead holds back later ones by no more than a clock may be wrong', async () => {
    const applicant = await applicantAtPersonalDetails()
    await need(draft(applicant, 'Menon', Number.MAX_SAFE_INTEGER))
    const [loaded] = await need(applicant.load())
    expect(loaded?.draftedAt?.['personal-details']).toBeLessThanOrEqual(typedNow() + 120_000)
  })

  test('[RO-14, AP-10] of a closing page leaves the hold to another device, whichever of the last calls comes last', async () => {
    for (const order of ['draft, leaving', 'leaving, draft', 'both at once']) {
      const applicant = await applicantAtPersonalDetails()
      const leave = () =>
        need(applicant.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: false }))
      const last = () => need(draft(applicant, 'Menon', typedNow(), true))
      if (order === 'both at once') await Promise.all([leave(), last(), last(), leave()])
      else if (order === 'draft, leaving') await last().then(leave)
      else await leave().then(last)
      const device = new Applicant({ ...settings(), mobileNumber: applicant.settings.mobileNumber })
      expect([order, (await takeOver(product(), device)).ok]).toEqual([order, true])
      expect([order, device.view?.drafts?.['personal-details']]).toEqual([order, { lastName: 'Menon' }])
    }
  })

  test('[AP-07] or a save leaves the place and the day behind for a page that dies without a word', async () => {
    const applicant = await applicantAtPersonalDetails()
    const left = async () => {
      const { dropOffScreen, dropOffDate } = (
        await product().server.composed.deps.store.applications.read(applicant.applicationId)
      )?.document ?? { dropOffScreen: 'none' }
      return [dropOffScreen, dropOffDate]
    }
    expect((await left())[0]).toBeUndefined()
    await verifyEmail(applicant, `m${applicant.settings.mobileNumber}@example.com`)
    expect(await left()).toEqual(['/auth/personal-details', '2026-11-19'])
    const other = await applicantAtPersonalDetails()
    await need(draft(other, 'Menon', typedNow()))
    expect((await need(other.load()))[0]).toMatchObject({ dropOffScreen: '/auth/personal-details' })
  })
})
