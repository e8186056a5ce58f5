import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { applicantOn } from '../applicant.ts'
import { AuthCardDetailsPage } from '../pages/auth-card-details.ts'
import { CustomiseCardPage } from '../pages/customise-card.ts'
import { DeliveryAddressPage } from '../pages/delivery-address.ts'
import { DobPage } from '../pages/dob.ts'
import { EligibleCardListingPage } from '../pages/eligible-card-listing.ts'
import { expect, test } from '../run.ts'

test('[RT-72, NX-E-16, VA-53] of three cards a customer compares, looks at two, and makes one their own', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9100000009').provesTheirMobile()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1982-09-25' })
  await dob.submit()

  const listing = new EligibleCardListingPage(page)
  await listing.isShown()
  await expect(page.getByRole('radio')).toHaveCount(3)
  // The card that was applied for is suggested.
  await expect(listing.chosen).toHaveValue('pvrb')
  await listing.compares()
  await expect(listing.comparison).toContainText('Up to ₹3,50,000')
  await listing.isAccessible()
  await expect(page.locator('.progress__bar').first()).toHaveAttribute('value', '20')
  await listing.fill({ productCode: 'vayu' })
  await listing.submit()

  const details = new AuthCardDetailsPage(page)
  await details.isAt()
  await expect(details.heading).toHaveText('Aranya Vayu Miles')
  await details.isAccessible()
  await details.seesTheOthers()
  await listing.isShown()
  await listing.fill({ productCode: 'pvrb' })
  await listing.submit()
  await details.isAt()
  await expect(details.heading).toHaveText('Aranya Utsav')
  await details.takesTheCard()

  const customise = new CustomiseCardPage(page)
  await customise.isShown()
  await customise.triesToSkipAheadTo('delivery-address')
  // The bank's own spelling of the name is there already.
  await expect(page.locator('#nameOnCard')).toHaveValue('Aparna Ghosh')
  await expect(page.locator('#frequentFlyerNumber')).toHaveCount(0)
  await customise.fill({ design: 'RAYS', network: 'MERIDIAN', nameOnCard: 'Aparna Ghosh Bhattacharya' })
  await expect(customise.mistakeOf('nameOnCard')).toHaveText(fields.nameOnCardTooLong)
  await customise.fill({ nameOnCard: 'Aparna Ghosh' })
  await customise.isAccessible()
  await customise.reload()
  await customise.submit()
  await new DeliveryAddressPage(page).isShown()
})
