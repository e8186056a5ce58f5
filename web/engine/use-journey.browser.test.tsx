import { useContext, useEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import type { Journey } from './journey.ts'
import { JourneyContext, useJourney } from './use-journey.ts'

let journey: Journey | null = null
const shown: Record<string, unknown[]> = {}

function Held() {
  const around = useContext(JourneyContext)
  useEffect(() => {
    journey = around
  }, [around])
  return null
}

function Reader({ name, read }: { name: string; read: (all: ReturnType<typeof useJourney>) => unknown }) {
  ;(shown[name] ??= []).push(read(useJourney()))
  return null
}

test('a part of the page renders at a change of what it reads, and at no other', async () => {
  await render(
    <Fixture screen="personal-details">
      <Held />
      <Reader name="pending" read={({ pending }) => pending} />
      <Reader name="both" read={({ pending, saving }) => [pending, saving]} />
      <Reader name="actions" read={({ act }) => typeof act} />
      <Reader name="gate" read={({ state }) => state().savedAt} />
    </Fixture>,
  )
  for (const name of Object.keys(shown)) shown[name] = []
  const change = async (to: Parameters<Journey['update']>[0]) => {
    journey?.update(to)
    await expect.poll(() => shown['gate']?.length).toBe(++changes)
  }
  let changes = 0
  await change({ savedAt: 5 })
  await change({ saving: true })
  await change({ pending: true })
  expect(shown).toEqual({
    pending: [true],
    both: [
      [false, true],
      [true, true],
    ],
    actions: [],
    gate: [5, 5, 5],
  })
})

test('a draft renders nothing that shows the application; what else its answer brought does', async () => {
  await render(
    <Fixture screen="personal-details" application={{ version: 3 }}>
      <Held />
      <Reader name="gate" read={({ state }) => state().application} />
      <Reader name="version" read={({ application }) => application?.version} />
    </Fixture>,
  )
  const held = journey?.state().application
  if (!held) throw new Error('The example has an application')
  for (const name of ['gate', 'version']) shown[name] = []
  journey?.update({ application: { ...held, drafts: { 'personal-details': { firstName: 'Asha' } }, draftedAt: {} } })
  journey?.update({ application: { ...structuredClone(held), draftedAt: { 'personal-details': 5 } } })
  journey?.update({ savedAt: 5 })
  await expect.poll(() => shown['gate']?.length).toBeGreaterThan(0)
  expect(shown['version']).toEqual([])
  journey?.update({ application: { ...held, version: 4 } })
  await expect.poll(() => shown['version']).toEqual([4])
})

function Late({ wanted }: { wanted: boolean }) {
  const all = useJourney()
  ;(shown['late'] ??= []).push(wanted && all.savedAt)
  return null
}

test('what is first read in a later render is what it is by then, and is followed from there on', async () => {
  const page = (wanted: boolean) => (
    <Fixture screen="personal-details">
      <Held />
      <Late wanted={wanted} />
    </Fixture>
  )
  const { rerender } = await render(page(false))
  journey?.update({ savedAt: 7 })
  await rerender(page(true))
  expect(shown['late']?.at(-1)).toBe(7)
  journey?.update({ savedAt: 8 })
  await expect.poll(() => shown['late']?.at(-1)).toBe(8)
})
