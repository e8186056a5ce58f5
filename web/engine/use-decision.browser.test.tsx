import type { CallResult, Client } from '@card-journey/contract/client.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { tabOn, view } from './tab-for-tests.ts'
import { useDueDecision } from './use-decision.ts'
import { JourneyContext } from './use-journey.ts'

const asked = view({ completedScreen: 'RESIDENCE_ADDRESS_SELECTION', underWay: 'decision' })
const { underWay: _, ...settled } = asked

/** A tab whose server says this of the application, look by look, and then that nothing is under way. */
async function tabLooking(...looks: (ApplicationView | 'UNAVAILABLE')[]) {
  const sent: string[] = []
  const client: Client = {
    async call({ id }) {
      sent.push(id)
      const [said = settled] = id === 'applicationDetails' ? looks.splice(0, 1) : []
      const answer =
        said === 'UNAVAILABLE'
          ? { ok: false, call: id, problem: said, detail: {}, message: '' }
          : { ok: true, response: id === 'breResponseDetails' ? { application: said } : [said] }
      return answer as CallResult<never>
    },
  }
  const tab = await tabOn({}, client)
  tab.session.set('token', 'token-1')
  return { ...tab, sent }
}

type Tab = Awaited<ReturnType<typeof tabLooking>>

function Due() {
  useDueDecision(true)
  return null
}

const enter = ({ journey }: Tab) =>
  render(
    <JourneyContext value={journey}>
      <Due />
    </JourneyContext>,
  )

test('a decision that was under way when the applicant signed in is waited for, and then asked for if it came to nothing', async () => {
  const tab = await tabLooking(asked, asked)
  tab.journey.take(asked)
  await enter(tab)
  await expect.poll(() => tab.sent.at(-1), { timeout: 5000 }).toBe('breResponseDetails')
  expect(tab.sent.filter((call) => call === 'applicationDetails')).toHaveLength(3)
  expect(tab.sent.filter((call) => call === 'breResponseDetails')).toHaveLength(1)
})

test('so it is after a look that failed', async () => {
  const tab = await tabLooking(asked, 'UNAVAILABLE')
  await tab.journey.load()
  expect(tab.went).toHaveLength(1)
  await enter(tab)
  await expect.poll(() => tab.sent.at(-1), { timeout: 5000 }).toBe('breResponseDetails')
})
