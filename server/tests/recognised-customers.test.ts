import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { applied, birthDateOf, proveBirthDate } from './customers.ts'
import { productOnEngines } from './on-engines.ts'
import { takeOver } from './devices.ts'
import { instead } from './instead.ts'
import type { Running } from './running.ts'
import { eventually } from './eventually.ts'

const fifty = Array.from({ length: 50 }, (_, index) => index)
const storedOf = async ({ server }: Running, { applicationId }: Applicant) =>
  (await server.composed.deps.store.applications.read(applicationId))?.document

productOnEngines('a customer', { RATE_FACTOR: '1000' }, (product) => {
  test.each([
    ['9100000001', 'OFFER_CHECK_PA', 'delivery-address'],
    ['9100000002', 'OFFER_CHECK_PQ', 'work-details'],
    ['9100000003', 'OFFER_CHECK_NPQ', 'work-details'],
    ['9100000006', 'MISSING_PERSONAL_DETAILS', 'etb-personal-details'],
    ['9100000007', 'MISSING_OFFICE_ADDRESS', 'office-address'],
    ['9100000008', 'ADDRESS_NOT_IN_BCIF', 'address-not-available'],
    ['9100000009', 'ELIGIBLE_CARDS', 'eligible-card-listing'],
    ['9100000012', 'ADDRESS_UPDATE_PENDING', 'submitted'],
    ['9100000016', 'NOT_SOURCING', 'not-sourcing'],
    ['9100000019', 'VKYC_REJECT', 'vkycRejection'],
    ['9100000020', 'VISIT_NEAREST_BRANCH', 'visit-branch'],
  ])('[NX-E-22] %s stands at %s once the date of birth is proven', async (mobile, marker, screen) => {
    const applicant = await applied(product(), mobile)
    expect(applicant.screen).toBe('dob')
    await need(proveBirthDate(applicant))
    expect(applicant.view).toMatchObject({ completedScreen: marker, customerType: 'ETB' })
    expect(applicant.screen).toBe(screen)
  })

  test('[EP-20] of three customer numbers the chosen one is kept, and the browser sees none of them whole', async () => {
    const applicant = await applied(product(), '9100000004')
    expect(applicant.screen).toBe('multiple-crn')
    expect(applicant.view?.facts.customer?.crns).toEqual(['20****0041', '20****0042', '20****0043'])
    expect(await applicant.act('multiple-crn', 'submit', { crnChoice: '3' })).toMatchObject({
      detail: { fields: { crnChoice: 'choiceInvalid' } },
    })
    await need(applicant.act('multiple-crn', 'submit', { crnChoice: '1' }))
    expect(applicant.screen).toBe('dob')
    expect((await storedOf(product(), applicant))?.crn).toBe('20010042')
    const proven = await need(proveBirthDate(applicant))
    expect(applicant.screen).toBe('delivery-address')
    expect(JSON.stringify(proven)).not.toMatch(/2001004\d/)
  })

  test('within an earlier rejection’s cooling-off period it is P103; after it the bank’s file is on record, and masked in the browser', async () => {
    const applicant = await applied(product(), '9100000005')
    const { coreBank } = product().server.composed.deps.systems
    const own = coreBank.previousRejectCodes
    coreBank.previousRejectCodes = async () => ({ kind: 'answered', value: { codes: ['COOLOFF'] }, ms: 1 }) as never
    expect(await proveBirthDate(applicant)).toMatchObject({ problem: 'P103' })
    coreBank.previousRejectCodes = own
    await need(applicant.load())
    expect(applicant.screen).toBe('dob')

    await need(proveBirthDate(applicant))
    const { panNumber = '', emailId = '' } = (await storedOf(product(), applicant))?.applicantDetails[0] ?? {}
    expect([panNumber, emailId]).toEqual(['CLQPR2005E', 'vimala.reddy@mail.example'])
    expect(applicant.view?.applicantDetails[0]).toMatchObject({ firstName: 'Vimala', panNumber: 'CL****005E' })
    const seen = JSON.stringify(await need(applicant.load()))
    for (const whole of [panNumber, emailId, '14 Ashoka Enclave', 'Tower B, Floor 3', '20010055'])
      expect(seen).not.toContain(whole)
  })

  test('[EC-07] the sandbox has somebody within the cooling-off period: no attempt is used up, however often it is tried', async () => {
    const applicant = await applied(product(), '9100000024')
    for (let time = 0; time < 5; time++) expect(await proveBirthDate(applicant)).toMatchObject({ problem: 'P103' })
  })

  test('[CA-18] the liabilities are noted by a job with CRN and application, once; nobody waits for it', async () => {
    const { coreBank } = product().server.composed.deps.systems
    const own = coreBank.liabilityDetails
    const noted: string[] = []
    let isAway = true
    const noting = (note: Parameters<typeof own>[0]): ReturnType<typeof own> => {
      if (isAway) return Promise.resolve({ kind: 'unavailable', ms: 1 })
      noted.push(`${note.crn} ${note.applicationReferenceNo}`)
      return own(note)
    }
    await instead(
      coreBank,
      'liabilityDetails',
      () => Object.assign(noting, own),
      async () => {
        const applicant = await applied(product(), '9100000014')
        await need(proveBirthDate(applicant))
        expect(applicant.view?.completedScreen).toBe('OFFER_CHECK_PA')
        isAway = false
        // Those of the customers before may still be under way.
        await eventually(() =>
          expect(noted.filter((note) => note.startsWith('20010144'))).toEqual([`20010144 ${applicant.applicationId}`]),
        )
      },
    )
  })

  test('a partner’s card asks for a registered mobile number', async () => {
    const applicant = await applied(product(), '9100000017', { channelCode: 'SF70' })
    await need(proveBirthDate(applicant))
    expect([applicant.view?.completedScreen, applicant.screen]).toEqual([
      'NO_REGISTERED_MOBILE',
      'no-registered-mobile',
    ])
  })

  test('[RT-69, EP-21] a digital account whose KYC is old waits at its own screen, and goes on once the bank has updated it', async () => {
    const zero = { productLogo: 'zero', productCode: 'U811', productName: 'Aranya Zero Card' }
    const applicant = await applied(product(), '9100000013', zero)
    await need(proveBirthDate(applicant))
    expect([applicant.view?.completedScreen, applicant.screen]).toEqual(['VERIFY_MOBILE', 'reject811Customer'])
    const again = async () => {
      const [view] = await need(applicant.client.call(calls.customerDetails, {}))
      applicant.see(view)
    }
    await again()
    expect(applicant.screen).toBe('reject811Customer')

    const { coreBank } = product().server.composed.deps.systems
    const own = coreBank.customerDetails
    coreBank.customerDetails = async (question) => {
      const answer = await own(question)
      return answer.kind === 'answered' ? { ...answer, value: { ...answer.value, kyc: 'current' } } : answer
    }
    await again().finally(() => (coreBank.customerDetails = own))
    expect(applicant.view?.completedScreen).toBe('OFFER_CHECK_PA')
  })

  test('a question that the bank does not answer lets nobody past it, and costs no attempt', async () => {
    const applicant = await applied(product(), '9100000011')
    const { coreBank } = product().server.composed.deps.systems
    for (const verb of [
      'validateBirthDate',
      'customerDetails',
      'previousRejectCodes',
      'eligibleCards',
      'customerOffer',
    ] as const) {
      const own = coreBank[verb]
      coreBank[verb] = (async () => ({ kind: 'unavailable', garbled: true, ms: 1 })) as never
      expect(await proveBirthDate(applicant)).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
      Object.assign(coreBank, { [verb]: own })
      expect((await storedOf(product(), applicant))?.completedScreen).toBe('VERIFY_MOBILE')
    }
    await need(proveBirthDate(applicant))
    expect(applicant.view?.completedScreen).toBe('OFFER_CHECK_PA')
  })
})

productOnEngines('attempts of a customer', { RATE_FACTOR: '1000' }, (product) => {
  test('a file of another customer is no answer: nothing of it is saved or shown', async () => {
    const applicant = await applied(product(), '9100000003')
    const { coreBank } = product().server.composed.deps.systems
    const own = coreBank.customerDetails
    coreBank.customerDetails = () => own({ crn: '20010011' })
    const answer = await proveBirthDate(applicant).finally(() => (coreBank.customerDetails = own))
    expect(answer).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
    expect(JSON.stringify(await storedOf(product(), applicant))).not.toContain('Desai')
    await need(proveBirthDate(applicant))
    expect(applicant.view?.applicantDetails[0].lastName).toBe('Bhatt')
  })

  test('[EC-41] three dates that differ from the bank’s record end in dobMismatch; a reload or another device gives no fourth', async () => {
    const applicant = await applied(product(), '9100000015')
    const bank = product().server.composed.deps.systems.coreBank
    const own = bank.validateBirthDate
    let asked = 0
    bank.validateBirthDate = (question) => ((asked += 1), own(question))
    expect(await proveBirthDate(applicant, '31/02/1990')).toMatchObject({ problem: 'FIELDS_REFUSED' })
    expect(asked).toBe(0)
    const mismatch = (triesLeft: number) => ({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { dateOfBirth: 'birthDateMismatch' }, triesLeft },
    })
    expect(await proveBirthDate(applicant)).toMatchObject(mismatch(2))
    await need(applicant.load())
    expect(applicant.view?.attemptsLeft).toEqual({ birthDate: 2 })
    expect(await proveBirthDate(applicant, '1972-12-23')).toMatchObject(mismatch(1))
    expect(await proveBirthDate(applicant, '1972-12-22')).toMatchObject({ problem: 'dobMismatch' })
    expect(asked).toBe(3)

    const device = new Applicant(applicant.settings)
    await need(applicant.client.call(calls.leaveApplication, { path: '/auth/dob', exit: true }))
    await takeOver(product(), device)
    await need(device.load())
    expect(device.view?.attemptsLeft).toEqual({ birthDate: 0 })
    expect(await proveBirthDate(device)).toMatchObject({ problem: 'dobMismatch' })
    expect(asked).toBe(3)
    bank.validateBirthDate = own
    await need(device.act('dob', 'visit-branch'))
    expect(device.view?.completedScreen).toBe('VISIT_NEAREST_BRANCH')
  })

  /** Ends the application as if it were the day's first withdrawal. */
  const startOver = async ({ client, settings: { mobileNumber } }: Applicant) => {
    await product().server.composed.deps.store.limits.clear(`withdraw|${mobileNumber}`)
    await need(client.call(calls.withdrawApplication, {}))
  }

  test('applying again renews the day’s attempts once, however an application ended: six dates of birth are compared a day', async () => {
    const bank = product().server.composed.deps.systems.coreBank
    const asked: string[] = []
    await instead(
      bank,
      'validateBirthDate',
      (own) => (question) => (asked.push(question.dateOfBirth), own(question)),
      async () => {
        for (let round = 0; round < 3; round++) {
          const applicant = await applied(product(), '9100000006')
          for (let day = 11; day < 15; day++) await proveBirthDate(applicant, `195${round}-02-${day}`)
          await startOver(applicant)
        }
        const applicant = await applied(product(), '9100000006')
        expect(applicant.view?.completedScreen).toBe('VERIFY_MOBILE')
        await need(applicant.load())
        expect(applicant.view?.attemptsLeft).toEqual({ birthDate: 0 })
        expect(await proveBirthDate(applicant)).toMatchObject({ problem: 'dobMismatch' })
      },
    )
    expect(asked).toEqual(['1950-02-11', '1950-02-12', '1950-02-13', '1951-02-11', '1951-02-12', '1951-02-13'])
  }, 60_000)

  test('a right date costs nothing, however often somebody applies again', async () => {
    const applicant = await applied(product(), '9100000007')
    await need(proveBirthDate(applicant))
    for (let round = 0; round < 6; round++) {
      await startOver(applicant)
      await need(applicant.apply())
      await need(proveBirthDate(applicant))
    }
  }, 60_000)

  test('with the day’s attempts used up, the same request fifty times at once is not compared either', async () => {
    const applicant = await applied(product(), '9100000002')
    for (const day of ['11', '12', '13']) await proveBirthDate(applicant, `1961-02-${day}`)
    const bank = product().server.composed.deps.systems.coreBank
    const own = bank.validateBirthDate
    let asked = 0
    bank.validateBirthDate = (question) => ((asked += 1), own(question))
    const dateOfBirth = birthDateOf('9100000002')
    for (const _round of [1, 2, 3]) {
      const transactionId = randomUUID()
      const answers = await Promise.all(
        fifty.map(() => applicant.client.call(calls.validateDOB, { dateOfBirth }, { transactionId })),
      )
      expect(answers.filter(({ ok }) => ok)).toEqual([])
    }
    bank.validateBirthDate = own
    expect(asked).toBe(0)
  }, 60_000)

  test('of fifty wrong dates at once the bank compares three', async () => {
    const applicant = await applied(product(), '9100000001')
    const bank = product().server.composed.deps.systems.coreBank
    const own = bank.validateBirthDate
    let asked = 0
    bank.validateBirthDate = (question) => ((asked += 1), own(question))
    const answers = await Promise.all(
      fifty.map((day) => proveBirthDate(applicant, `19${50 + (day % 40)}-0${1 + (day % 9)}-11`)),
    )
    bank.validateBirthDate = own
    expect(asked).toBe(3)
    expect(answers.filter(({ ok }) => ok)).toEqual([])
    expect(await proveBirthDate(applicant)).toMatchObject({ problem: 'dobMismatch' })
  }, 60_000)

  test('[EC-40] a typed customer number must be the mobile number’s: three others a day, however many at once', async () => {
    const applicant = await applied(product(), '9100000018')
    expect(applicant.screen).toBe('crn')
    const bank = product().server.composed.deps.systems.coreBank
    const own = bank.validateCrn
    let asked = 0
    bank.validateCrn = (question) => ((asked += 1), own(question))
    // Somebody else's number is no better than one that nobody has.
    expect(await applicant.act('crn', 'submit', { crn: '20010011' })).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { crn: 'crnUnknown' } },
    })
    const answers = await Promise.all(fifty.map((index) => applicant.act('crn', 'submit', { crn: `9${index + 1000}` })))
    bank.validateCrn = own
    expect(asked).toBe(3)
    expect(answers.some((answer) => !answer.ok && answer.problem === 'crnAttemptsExceeded')).toBe(true)
    expect(await applicant.act('crn', 'submit', { crn: '20010188' })).toMatchObject({ problem: 'crnAttemptsExceeded' })
    await need(applicant.act('crn', 'visit-branch'))
    expect(applicant.screen).toBe('visit-branch')
  }, 60_000)
})

productOnEngines('a known customer without a number in the answer', {}, (product) => {
  test('types it, and is recognised', async () => {
    const applicant = await applied(product(), '9100000018')
    await need(applicant.act('crn', 'submit', { crn: '20010188' }))
    expect(applicant.screen).toBe('dob')
    expect(await proveBirthDate(applicant, birthDateOf('9100000001'))).toMatchObject({ problem: 'FIELDS_REFUSED' })
    await need(proveBirthDate(applicant))
    expect(applicant.screen).toBe('delivery-address')
  })
})
