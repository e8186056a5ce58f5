import { texts as call } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { texts as check } from '@card-journey/journey/texts/en/permission.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { permissionsOf } from '../browser-permissions.ts'
import { launchOptions } from '../launch-options.ts'
import { DeskPage } from '../pages/desk.ts'
import { expect, test } from '../run.ts'

const agent = 'Meera Iyer'
/** The line of what is well, whatever else it names. */
const cameraReady = /^(Camera|Ready: camera), /

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['geolocation'],
  // Without the switch that answers for the person, the browser asks.
  launchOptions: launchOptions(),
})

test.beforeEach(({ bank }) => bank.setDesk('people'))
test.afterEach(({ bank }) => bank.setDesk('scripted'))

test('[VK-12] a camera that is refused, dismissed, taken away in the call and given back: each is named, and the call stays', async ({
  page,
  browser,
  bank,
  product,
}) => {
  test.setTimeout(240_000)
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('requirements')
  await applicant.comesToTheDeviceCheck()
  const set = await permissionsOf(browser, page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await set('prompt')
  await press(check.check)
  await expect(page.getByText(check['camera.dismissed'])).toHaveCount(2)
  await set('denied')
  await press(check['check.again'])
  await expect(page.getByText(check['camera.denied'])).toBeVisible()
  await expect(page.getByText(check['microphone.denied'])).toBeVisible()
  await applicant.on.permission.isAccessible()
  // Allowed in the browser's settings: nobody presses anything.
  await set('granted')
  await expect(page.getByText(cameraReady)).toBeVisible({ timeout: 20_000 })
  // Blocked again before the queue, and allowed once more.
  await set('denied')
  await expect(page.getByText(check['camera.denied'])).toBeVisible()
  await set('granted')
  await expect(page.getByText(cameraReady)).toBeVisible({ timeout: 20_000 })
  await press(check.join)
  await applicant.on.searchingAgent.isShown()

  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['camera', 'microphone'],
  })
  const agentDesk = new DeskPage(await desk.newPage())
  await agentDesk.signIn(product.sandboxUrl, 'Agents', agent)
  await agentDesk.takesTheNextCall('Asha Kulkarni')
  await applicant.on.agentWaiting.isShown()
  await agentDesk.isConnected()

  await set('denied')
  for (const device of ['camera', 'microphone'] as const)
    await expect(page.getByText(call[`${device}.off`])).toBeVisible()
  for (const device of ['camera', 'microphone'] as const) {
    const advice = page.getByText(call[`${device}.denied`])
    // Whichever came first is open already.
    if (!(await advice.isVisible())) await page.getByText(call[`${device}.off`]).click()
    await expect(advice).toBeVisible()
  }
  await applicant.on.agentWaiting.writes('I will switch it on again.')
  await expect(agentDesk.page.getByRole('log')).toContainText('I will switch it on again.')
  await set('granted')
  await expect(page.getByText(call['camera.denied'])).toHaveCount(0)
  await expect(page.getByRole('button', { name: call['controls.mute'], exact: true })).toBeVisible()
  const shown = () => agentDesk.applicantVideo.evaluate((video: HTMLVideoElement) => video.currentTime)
  const before = await shown()
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  await desk.close()
})
