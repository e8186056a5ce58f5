import { Suspense, use } from 'react'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { consentToAnalytics } from '../analytics/events.ts'
import { Fixture } from '../examples/examples.tsx'
import { ChunkMissing, loadScreen } from '../routing/load-screen.ts'
import { FileGone } from '../routing/preload.ts'
import { toast } from './toasts.ts'
import { addTexts } from '../texts/catalogues.ts'
import { AuthErrorScreen } from '../screens/outcome/auth-error/AuthErrorScreen.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { Notices } from './Notices.tsx'
import { usePageChange } from './use-page-change.ts'
import { RenderBoundary } from './RenderBoundary.tsx'
import { Shell } from './Shell.tsx'
import { Toasts } from './Toasts.tsx'

let heard: unknown[] = []
beforeEach(() => {
  heard = []
  consentToAnalytics((event) => heard.push(event))
})
afterEach(() => {
  consentToAnalytics(undefined)
  vi.restoreAllMocks()
})

const at = (path: string) => (
  <Fixture screen="visit-branch" path={path}>
    <Shell onLanguage={() => {}} report={() => {}} />
  </Fixture>
)

test('[SC-33] a change of path goes to the top of the page; the same path again does not', async () => {
  await Promise.all([loadScreen('visit-branch', 'en'), loadScreen('not-sourcing', 'en')])
  document.body.style.minHeight = '5000px'
  try {
    const screen = await render(at('/auth/visit-branch'))
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Please visit your nearest branch')
    window.scrollTo(0, 700)
    await screen.rerender(at('/auth/visit-branch'))
    expect(window.scrollY).toBe(700)
    await screen.rerender(at('/auth/not-sourcing'))
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('We can’t accept this application')
    await expect.poll(() => window.scrollY).toBe(0)
  } finally {
    document.body.style.minHeight = ''
  }
})

test('a page has its title although the texts of its screen load late', async () => {
  const texts = new Promise<void>((loaded) => {
    setTimeout(() => {
      addTexts('en', 'regret', { title: 'Loaded late' })
      loaded()
    }, 100)
  })
  function Late() {
    use(texts)
    return <h1>Here</h1>
  }
  function Page() {
    usePageChange('regret')
    return (
      <main id="content">
        <Suspense>
          <Late />
        </Suspense>
      </main>
    )
  }
  const screen = await render(
    <Fixture screen="regret">
      <Page />
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Loaded late – /)
})

async function showToast(words: string) {
  const screen = await render(
    <Fixture screen="cards" application={null}>
      <Toasts />
    </Fixture>,
  )
  toast(words)
  const shown = screen.getByText(words)
  await expect.element(shown).toBeVisible()
  return { screen, shown }
}

test('[SC-34, CO-03] the toast container is at the top right', async () => {
  const { shown } = await showToast('Saved at the top right')
  expect(shown.element().closest('.Toastify__toast-container--top-right')).not.toBeNull()
})

test('[SC-34, CO-01, CO-04] a toast closes by itself after 5000 ms, and collapses in 300 ms', async () => {
  const began = performance.now()
  const { shown } = await showToast('Gone in five seconds')
  const box = shown.element().closest<HTMLElement>('.Toastify__toast')
  const transitions = new Set<string>()
  const watch = new MutationObserver(() => transitions.add(box?.style.transition ?? ''))
  if (box) watch.observe(box, { attributeFilter: ['style'] })
  await expect.poll(() => shown.query(), { timeout: 12_000, interval: 20 }).toBeNull()
  watch.disconnect()
  expect([...transitions].filter((one) => one.includes('300ms') || one.includes('0.3s'))).not.toEqual([])
  const lasted = performance.now() - began
  expect(lasted).toBeGreaterThanOrEqual(4900)
  expect(lasted).toBeLessThan(9000)
})

test('[CO-02] dragged less than 80 percent of its width a toast stays, beyond it goes', async () => {
  const { shown } = await showToast('Drag me away')
  const box = shown.element().closest<HTMLElement>('.Toastify__toast')
  if (!box) throw new Error('no toast')
  const drag = (share: number) => {
    const { left, top, width } = box.getBoundingClientRect()
    const point = (x: number) => ({ clientX: x, clientY: top + 5, bubbles: true, pointerType: 'mouse', button: 0 })
    box.dispatchEvent(new PointerEvent('pointerdown', point(left + 1)))
    document.dispatchEvent(new PointerEvent('pointermove', point(left + 1 + width * share)))
    document.dispatchEvent(new PointerEvent('pointerup', point(left + 1 + width * share)))
  }
  drag(0.78)
  await new Promise((later) => setTimeout(later, 500))
  expect(shown.query()).not.toBeNull()
  drag(0.82)
  await expect.poll(() => shown.query(), { timeout: 1500 }).toBeNull()
})

test('[SC-35] after a reload inside the journey a notice says until when the session lives, and that Back is the way', async () => {
  const { pathname } = location
  const reload = { type: 'reload' } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload])
  history.replaceState(null, '', '/auth/work-details')
  try {
    const at = (path: ScreenId) => (
      <Fixture
        screen={path}
        application={{ completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' }}
        state={{ sessionEndsAt: '2026-11-20T12:25:00+05:30' }}
      >
        <Notices />
      </Fixture>
    )
    const said = () => document.querySelector('.Toastify__toast')?.textContent ?? ''
    const close = async () => {
      document.querySelector<HTMLElement>('.Toastify__close-button')?.click()
      await expect.poll(said).toBe('')
    }
    const screen = await render(at('work-details'))
    await expect.poll(said, { timeout: 5000 }).toContain('Refreshing can end your session (it ends at 12:25')
    expect(said()).toContain('To change an answer, choose “Back”.')
    // Nothing of it is in the page's flow: the page does not move.
    expect(screen.container.querySelector('.notice')).toBeNull()
    // Once said, it doesn't come back: not after a spell offline either.
    await close()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.poll(() => screen.container.querySelector('.notice')).not.toBeNull()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.container.querySelector('.notice')).toBeNull()
    expect(said()).toBe('')
    await screen.rerender(at('home-address'))
    expect(said()).toBe('')
    await screen.unmount()

    history.replaceState(null, '', '/auth/virtual-card')
    const late = await render(at('virtual-card'))
    await expect.poll(said).toContain('Refreshing can end')
    expect(said()).not.toContain('Back')
    await close()
    await late.unmount()
  } finally {
    history.replaceState(null, '', pathname)
  }
})

function Breaks(): never {
  throw new TypeError('secret of Asha Rao')
}

test('[ER-18] a render failure shows error type 100 and is reported, without what it said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told: unknown[][] = []
  const screen = await render(
    <Fixture screen="cards" application={null}>
      <RenderBoundary failure={(missing) => <BrokenScreen missing={missing} />} report={(...about) => told.push(about)}>
        <Breaks />
      </RenderBoundary>
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This step didn’t go through')
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(told).toHaveLength(1)
  expect(told[0]?.slice(0, 2)).toEqual(['render', 'TypeError'])
  expect(JSON.stringify(told)).not.toContain('Asha')
})

test('a page of a build that is gone says so, with a way on, and is reported as a missing chunk', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told: unknown[][] = []
  const Gone = (): never => {
    throw new ChunkMissing(new FileGone('/assets/screen-old.js'))
  }
  const screen = await render(
    <Fixture screen="cards" application={null}>
      <RenderBoundary failure={(missing) => <BrokenScreen missing={missing} />} report={(...about) => told.push(about)}>
        <Gone />
      </RenderBoundary>
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page has been updated')
  await expect.element(screen.getByRole('button', { name: 'Load the new version' })).toBeVisible()
  await expect.element(screen.getByText(/Your answers are saved/)).toBeVisible()
  expect(told[0]?.[0]).toBe('chunk')
})

test('[ER-19] the page-load event of an error carries its type', async () => {
  await render(
    <Fixture screen="auth-error" query={{ type: 'A100' }}>
      <AuthErrorScreen />
    </Fixture>,
  )
  await expect.poll(() => heard).toContainEqual({ name: 'page-load', screen: 'auth-error', errorType: 'A100' })
})

test.for(['auth-error', 'error'] as const)(
  '[ER-19] the page of %s is one page-load event, with its type',
  async (screen) => {
    await loadScreen(screen, 'en')
    const shown = await render(
      <Fixture screen={screen} query={{ type: 'A100' }}>
        <Shell onLanguage={() => {}} report={() => {}} />
      </Fixture>,
    )
    await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => heard).toContainEqual({ name: 'page-load', screen, errorType: 'A100' })
    expect(heard).toHaveLength(1)
  },
)

test('[ER-19] another page is one page-load event', async () => {
  await loadScreen('visit-branch', 'en')
  await render(at('/auth/visit-branch'))
  await expect.poll(() => heard).toEqual([{ name: 'page-load', screen: 'visit-branch' }])
})
