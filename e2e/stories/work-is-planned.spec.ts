import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'
import { at } from '../story-day.ts'

const masterData = mkdtempSync(join(tmpdir(), 'card-journey-planned-'))
cpSync(join(import.meta.dirname, '../../bank/data'), masterData, { recursive: true })
// Ten minutes on the day of the stories, which begin at eleven.
writeFileSync(
  join(masterData, 'downtime.json'),
  JSON.stringify([{ downTimeStartDate: at('11:05:00'), downTimeEndDate: at('11:15:00') }]),
)

test.use({ settings: { MASTER_DATA_DIR: masterData } })
test.afterAll(() => rmSync(masterData, { recursive: true, force: true }))

test('[SC-27, EN-38] planned work replaces a page that is open, ends by itself, and what was typed is still there', async ({
  page,
  context,
  bank,
}) => {
  await context.clock.install()
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await applicant.comesTo('personal-details')
  await on.personalDetails.isShown()
  await on.personalDetails.fill({ firstName: 'Asha' })
  const passes = async (minutes: number) => {
    await bank.passTime(minutes * 60)
    await context.clock.fastForward(minutes * 60_000)
  }
  await passes(8)
  const notice = page.getByRole('heading', { name: shell['downtime.heading'] })
  await expect(notice).toBeVisible()
  await expect(page.locator('#firstName')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await passes(9)
  await expect(notice).toBeHidden()
  await on.personalDetails.isShown()
  await expect(page.locator('#firstName')).toHaveValue('Asha')
})
