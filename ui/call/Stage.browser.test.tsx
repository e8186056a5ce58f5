import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeFindings } from '../accessibility-for-tests.ts'
import '../styles/index.css'
import { examples } from './Call.examples.tsx'
import { StageFigure } from './Stage.tsx'

const prefer = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features })

afterEach(() => prefer())

/** Of an `rgb(…)`, between 0 and 255. */
const lightness = (colour: string): number => Math.max(...(colour.match(/\d+/g) ?? []).map(Number))

test.for(['light', 'dark'] as const)(
  'the stage of a call is dark, and its words are read on it (%s)',
  async (value) => {
    await prefer({ name: 'prefers-color-scheme', value })
    for (const name of [
      'pictures: nobody yet',
      'pictures: neither',
      'controls: all off',
      'controls: before the call',
    ]) {
      const Example = examples[name]
      if (!Example) throw new Error(name)
      const { container, unmount } = await render(<Example />)
      const stage = container.querySelector('.stage')
      expect(stage && lightness(getComputedStyle(stage).backgroundColor)).toBeLessThan(60)
      expect(await axeFindings(container, { runOnly: ['color-contrast'] })).toEqual([])
      await unmount()
    }
  },
)

test('who is awaited is drawn by the first and the last name, as they are said', async () => {
  for (const [name, shown] of [
    ['Meera Nair', 'MN'],
    ['Meera Lakshmi Nair', 'MN'],
    ['Asha', 'A'],
    ['मीरा नायर', 'मीना'],
  ] as const) {
    const { container, unmount } = await render(<StageFigure name={name} />)
    expect(container.textContent).toBe(shown)
    await unmount()
  }
})

test('it moves quietly while somebody is awaited, and not where motion is not wanted', async () => {
  const { container } = await render(<StageFigure waits />)
  const figure = container.querySelector('.stage-figure')
  const turns = () => figure && getComputedStyle(figure, '::before').animationIterationCount
  expect(turns()).toBe('infinite')
  await prefer({ name: 'prefers-reduced-motion', value: 'reduce' })
  await expect.poll(turns).toBe('1')
})
