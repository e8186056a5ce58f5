import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { applicantOn } from '../applicant.ts'
import { CreditCardPage } from '../pages/credit-card.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { expect, test } from '../run.ts'

type Customer = ReturnType<typeof applicantOn>

async function isDecidedOn(customer: Customer, dateOfBirth: string) {
  await customer.provesTheirBirthDate(dateOfBirth)
  await customer.tellsAboutWork()
  await customer.on.deliveryAddress.isShown()
  await customer.on.deliveryAddress.submit()
}

test('[BR-19] a pre-qualified customer whom the rules reject is told, and comes back to the same page', async ({
  page,
  bank,
}) => {
  await isDecidedOn(applicantOn(page, bank, '9100000021'), '1984-06-11')
  const rejected = new RejectedPage(page)
  await rejected.isShown()
  await rejected.isAccessible()
  await rejected.triesToSkipAheadTo('tc')
  await rejected.reload()
})

test('[BR-15, SC-44] a pre-qualified customer is offered a card against a deposit instead', async ({ page, bank }) => {
  await isDecidedOn(applicantOn(page, bank, '9100000022'), '1995-01-22')
  const offer = new CreditCardPage(page)
  await offer.isShown()
  await offer.isAccessible()
  await offer.triesToSkipAheadTo('tc')
})

test('[BR-19] a customer who is not pre-qualified would have to prove an income, and is rejected', async ({
  page,
  bank,
}) => {
  await isDecidedOn(applicantOn(page, bank, '9100000023'), '1989-09-03')
  const rejected = new RejectedPage(page)
  await rejected.isShown()
  await rejected.reload()
})

test('[EC-07] a customer whose earlier rejection is not over yet is told so after the date of birth', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9100000024').provesTheirBirthDate('1992-05-17')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['P103.heading'])
})
