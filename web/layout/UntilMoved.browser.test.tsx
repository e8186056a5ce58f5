import { useContext, useEffect, useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Journey } from '../engine/journey.ts'
import { JourneyContext, useJourney } from '../engine/use-journey.ts'
import { Fixture } from '../examples/examples.tsx'
import { BrowserAddress, useAddress, type AddressPort } from './address.tsx'
import { UntilMoved, useWaiting } from './UntilMoved.tsx'

const start = location.pathname + location.search
afterEach(() => history.replaceState(null, '', start))

const shown: string[] = []
let journey: Journey | null = null

function Page() {
  const around = useContext(JourneyContext)
  const { pathname } = useAddress()
  const waiting = useWaiting()
  useLayoutEffect(() => void shown.push(`${pathname} ${waiting ?? 'screen'}`), [pathname, waiting])
  useEffect(() => {
    journey = around
  }, [around])
  return <h1>{pathname}</h1>
}

test('the loader goes with the commit that shows the next screen: neither the old one comes back, nor both stand there', async () => {
  const port: AddressPort = { navigate: () => undefined }
  const screen = await render(
    <Fixture screen="check-answers" state={{ waiting: 'decision' }}>
      <BrowserAddress port={port}>
        <UntilMoved>
          <Page />
        </UntilMoved>
      </BrowserAddress>
    </Fixture>,
  )
  port.navigate('/second')
  await Promise.resolve()
  journey?.update({ waiting: undefined })
  await expect.element(screen.getByRole('heading', { name: '/second' })).toBeVisible()
  await expect.poll(() => shown.at(-1)).toBe('/second screen')
  expect(shown).toEqual([`${start.split('?')[0]} decision`, '/second screen'])
})

test('the loader comes with what begins the wait: the screen below is not seen to change first', async () => {
  const commits: string[] = []
  function Step() {
    const { pending } = useJourney()
    const waiting = useWaiting()
    const around = useContext(JourneyContext)
    useLayoutEffect(() => void commits.push(`${pending ? 'saving' : 'idle'}, ${waiting ?? 'screen'}`))
    useEffect(() => {
      journey = around
    }, [around])
    return null
  }
  await render(
    <Fixture screen="check-answers">
      <UntilMoved>
        <Step />
      </UntilMoved>
    </Fixture>,
  )
  journey?.update({ pending: true, waiting: 'decision' })
  await expect.poll(() => commits.at(-1)).toBe('saving, decision')
  expect(commits).not.toContain('saving, screen')
})
