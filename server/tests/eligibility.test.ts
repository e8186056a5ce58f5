import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { asha, askDecision, giveDetails, giveHomeAddress, verifyEmail } from './steps.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.close())

const someone = async (mobileNumber: string): Promise<Applicant> => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.load())
  return applicant
}
const udyam = { productLogo: 'udyam', productCode: 'BIZV' }
const choose = (applicant: Applicant, productLogo: string) =>
  applicant.client.call(calls.changeCard, { productLogo, version: applicant.view?.version ?? 0 })
const personal = {
  panNumber: 'ABCPK1234G',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Kulkarni',
  emailId: asha.emailId,
}
/** The logos of the cards that a refusal offers. */
const offered = (answer: { ok: boolean; detail?: { unfit?: { cards: { productLogo: string }[] } } }) =>
  answer.detail?.unfit?.cards.map(({ productLogo }) => productLogo) ?? []

test('an age that the card is not for is answered with cards that are, before anything is asked; one can be chosen', async () => {
  const young = await someone('9822200001')
  await need(young.apply(udyam))
  await verifyEmail(young, asha.emailId)
  const before = young.view?.version
  const dateOfBirth = '2005-01-01'
  const refused = await young.act('personal-details', 'submit', { ...personal, dateOfBirth })
  expect(refused).toMatchObject({
    ok: false,
    problem: 'NOT_ELIGIBLE',
    detail: { unfit: { reason: 'age', minimumAge: 23 } },
  })
  expect(offered(refused as never)).toContain('sarita')
  for (const logo of ['udyam', 'vayu-reserve', 'zero', 'saathi']) expect(offered(refused as never)).not.toContain(logo)
  await need(young.load())
  expect(young.view).toMatchObject({ version: before, completedScreen: 'VERIFY_MOBILE' })

  const [changed] = await need(choose(young, 'sarita'))
  young.see(changed)
  expect(changed).toMatchObject({ productLogo: 'sarita', productCode: 'inds', productName: 'Aranya Sarita' })
  await need(young.act('personal-details', 'submit', { ...personal, dateOfBirth }))
  expect(young.screen).toBe('more-personal-details')
})

test('an occupation that the card is not for is answered the same way; a card that does not fit can not be chosen', async () => {
  const salaried = await someone('9822200002')
  await need(salaried.apply(udyam))
  await expect(giveDetails(salaried, { ...asha, panNumber: 'ABCPK1234H' })).rejects.toThrow('NOT_ELIGIBLE')
  await need(salaried.load())
  expect(salaried.view?.completedScreen).toBe('ADDITIONAL_PERSONAL_DETAILS')
  expect(await choose(salaried, 'zero')).toMatchObject({ ok: false, problem: 'PRODUCT_NOT_FOUND' })
  expect(await choose(salaried, 'saathi')).toMatchObject({ ok: false, problem: 'PRODUCT_NOT_FOUND' })
  await need(choose(salaried, 'utsav'))
})

test('a card for customers of the digital account makes no application of a stranger’s; another card does', async () => {
  const stranger = await someone('9822200003')
  const refused = await stranger.apply({ productLogo: 'zero', productCode: 'U811' })
  expect(refused).toMatchObject({ ok: false, problem: 'NOT_ELIGIBLE', detail: { unfit: { reason: 'customers' } } })
  expect(await product.server.composed.deps.store.applications.byMobile('9822200003')).toEqual([])
  await need(stranger.apply())
})

test('a student who applies for the secured card gets it, not the offer of it; afterwards the card stays', async () => {
  const student = await someone('9822200004')
  await need(student.apply({ productLogo: 'neev', productCode: 'SCRD' }))
  await giveDetails(student, { ...asha, panNumber: 'ABCPK1234J', employmentType: 'STUDENT' })
  await giveHomeAddress(student)
  await askDecision(student)
  expect(student.view).toMatchObject({ completedScreen: 'BRE_APPROVED', creditLimit: 25_000 })
  expect(await choose(student, 'utsav')).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
})
