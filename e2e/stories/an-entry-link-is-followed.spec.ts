import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

const cookiesOf = async (page: Parameters<typeof applicantOn>[0]) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))

test('[SP-03, EN-29, ST-08, ST-09] a campaign’s link: its data leave the address at once, are kept for as long as each may be, and stand in nobody’s way', async ({
  page,
  bank,
}) => {
  await page.goto('/cards?channelCode=sf96&utm_source=mail&utm_campaign=diwali&requestId=R1&clientId=SHOP')
  await expect(page).toHaveURL(/\/cards$/)
  const cookies = await cookiesOf(page)
  expect(cookies).toMatchObject({ requestId: 'R1', clientId: 'SHOP' })
  expect(cookies['channel']).toContain('channelCode=SF96')
  const lifetimes = (await page.context().cookies()).map(({ name, expires }) => [name, expires - Date.now() / 1000])
  for (const [name, seconds] of Object.entries({ channel: 86_400, requestId: 900, clientId: 900 }))
    expect(Math.abs(Number(lifetimes.find(([cookie]) => cookie === name)?.[1]) - seconds)).toBeLessThan(30)

  await applicantOn(page, bank, newMobile()).provesTheirMobile()
  await expect(page).toHaveURL(/\/auth\/personal-details$/)
})

test('[PL-11, EN-28] a link without channelCode says that it is incomplete, and leads on to the cards', async ({
  page,
}) => {
  await page.goto('/card-details?productLogo=utsav&utm_source=mail')
  await expect(page).toHaveURL(/\/error\?type=C100$/)
  await expect(page.getByRole('heading', { name: errors['C100.heading'] })).toBeVisible()
  expect((await cookiesOf(page))['channel']).toBeUndefined()
  await page.getByRole('button', { name: errors['C100.buttonRequired'] }).click()
  await expect(page).toHaveURL(/\/cards$/)
})
