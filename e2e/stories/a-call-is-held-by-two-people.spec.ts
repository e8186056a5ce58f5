import { applicantOn, newMobile } from '../applicant.ts'
import { DeskPage } from '../pages/desk.ts'
import { expect, test } from '../run.ts'

const agent = { name: 'Meera Iyer', badge: 'AB-1042' }
const auditor = 'Anjali Deshmukh'
const applicantName = 'Asha Kulkarni'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ bank }) => bank.setDesk('people'))
test.afterEach(({ bank }) => bank.setDesk('scripted'))

test('[VK-13, SP-08] an applicant and an agent see and write to each other; after a drop the call starts afresh, and counts once an auditor has confirmed it', async ({
  page,
  browser,
  bank,
  product,
}) => {
  test.setTimeout(240_000)
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['camera', 'microphone'],
  })
  const agentDesk = new DeskPage(await desk.newPage())
  await agentDesk.signIn(product.sandboxUrl, 'Agents', agent.name)

  await applicant.comesToTheCall()
  await on.searchingAgent.isShown()
  await expect(page.getByText('You’re next')).toBeVisible()
  await on.searchingAgent.reload()
  await expect(page.getByText('You’re next')).toBeVisible()

  await agentDesk.takesTheNextCall(applicantName)
  await on.agentWaiting.isShown()
  await on.agentWaiting.isConnectedTo(agent.name, agent.badge)
  await agentDesk.isConnected()
  for (const height of [640, 740]) await on.agentWaiting.showsItsControlsAt(height)
  await agentDesk.asksToBeShown('PAN')
  await on.agentWaiting.isAskedFor('pan')
  await agentDesk.writes('Good morning, can you hear me?')
  await on.agentWaiting.reads('Good morning, can you hear me?')
  await on.agentWaiting.writes('I can’t hear. May I write?')
  await expect(agentDesk.page.getByRole('log')).toContainText('I can’t hear. May I write?')
  await on.agentWaiting.isAccessible()
  await on.agentWaiting.fitsAt400Percent()

  // The applicant's page goes away in the middle of the call, and comes back.
  await page.goto('about:blank')
  await agentDesk.isDropped()
  await page.goto(on.agentWaiting.path)
  await on.agentWaiting.isToldThatTheCallStartsAfresh()
  await on.agentWaiting.isConnectedTo(agent.name, agent.badge)
  await agentDesk.isConnected(2)
  await agentDesk.collectsAllEvidence()
  await agentDesk.endsTheCall()
  await on.agentWaiting.hasEnded()
  await on.agentWaiting.isAccessible()
  await agentDesk.judges('Approve')
  // The agent's verdict alone moves nothing.
  await on.agentWaiting.reload()
  await on.agentWaiting.hasEnded()

  const auditorDesk = new DeskPage(await desk.newPage())
  await auditorDesk.signIn(product.sandboxUrl, 'Auditors', auditor)
  await auditorDesk.opens(applicantName)
  await auditorDesk.canNotConfirmYet('approve')
  await auditorDesk.playsTheRecording(2)
  await auditorDesk.isAccessible()
  await auditorDesk.confirms('approve')
  await on.setMpin.isShown(60_000)
  await desk.close()

  await applicant.setsThePin()
  await on.virtualCard.reveals('270518')
})
