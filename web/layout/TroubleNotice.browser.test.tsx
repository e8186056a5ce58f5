import { texts } from '@card-journey/journey/texts/en/shell.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noteTrouble } from '../engine/connection.ts'
import type { Waiting } from '../engine/journey.ts'
import { Fixture } from '../examples/examples.tsx'
import '../styles/critical.css'
import { LoaderLoading } from './LoaderLoading.tsx'
import { prepareLoader } from './LoaderOnDemand.tsx'
import { Shell } from './Shell.tsx'

afterEach(() => noteTrouble('test', undefined))

const shell = (children: ReactNode, waiting?: Waiting) => (
  <Fixture screen="check-answers" state={{ waiting }}>
    <Shell onLanguage={() => {}} report={() => {}}>
      {children}
    </Shell>
  </Fixture>
)

const sizes = [
  [360, 740],
  [1280, 800],
] as const

function view([width, height]: readonly [number, number]) {
  onTestFinished(() => page.viewport(360, 740))
  return page.viewport(width, height)
}

test.for(sizes)(
  '[ER-10] a loader that waits for the connection says so: over it, in view, beside its own words (%i by %i)',
  async (size) => {
    await view(size)
    await prepareLoader()
    for (const waiting of ['decision', 'signing-in', 'details'] as const) {
      const { container, getByText, unmount } = await render(shell(<p>below</p>, waiting))
      const heading = () => container.querySelector('.loader__heading')
      await expect.poll(heading).not.toBeNull()
      noteTrouble('test', 'offline')
      await expect.element(getByText(texts['notice.offline'])).toBeVisible()
      const notice = container.querySelector('.notices__now > .notice') as HTMLElement
      const { left, right, top, bottom } = notice.getBoundingClientRect()
      expect(notice.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)), waiting).toBe(true)
      expect(heading()?.getBoundingClientRect().top, waiting).toBeGreaterThan(bottom)
      noteTrouble('test', undefined)
      await expect.poll(() => container.querySelector('.notices__now > .notice')).toBeNull()
      await unmount()
    }
  },
)

test('[ER-10] what stands in for a loader whose code is on its way says something comes', async () => {
  const { getByText } = await render(
    <Fixture screen="check-answers">
      <LoaderLoading />
    </Fixture>,
  )
  await expect.poll(() => getByText(texts['action.moving']).elements().at(-1)?.clientHeight).toBeGreaterThan(16)
})

test.for(sizes)(
  'a notice of the connection covers nothing, and is seen wherever one has scrolled to (%i by %i)',
  async (size) => {
    await view(size)
    const { container, getByRole, getByText } = await render(
      shell(
        <>
          <h1>Check your answers</h1>
          {Array.from({ length: 80 }, (_, line) => (
            <p key={line}>Line {line}</p>
          ))}
        </>,
      ),
    )
    const heading = getByRole('heading', { level: 1 })
    await expect.element(heading).toBeVisible()
    noteTrouble('test', 'offline')
    await expect.element(getByText(texts['notice.offline'])).toBeVisible()
    const notice = () => container.querySelector('.notices__now > .notice')!.getBoundingClientRect()
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(notice().bottom)
    const before = container.querySelector('.progress')?.getBoundingClientRect()
    if (before) expect(notice().top).toBeGreaterThanOrEqual(before.bottom)
    scrollTo(0, 900)
    expect([notice().top >= 0, notice().top < 60]).toEqual([true, true])
    scrollTo(0, 0)
  },
)
