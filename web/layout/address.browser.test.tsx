import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Suspense, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { beforeLeaving, BrowserAddress, useAddress, useNavigate, type AddressPort } from './address.tsx'

const start = location.pathname + location.search
afterEach(() => history.replaceState(null, '', start))

function Page() {
  const { pathname, navigate } = useAddress()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => navigate('/second?a=1')}>
        Go on
      </button>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      <Dialog open={asks} heading="Pop-up" closeLabel="Close" onClose={() => setAsks(false)}>
        <input aria-label="Code" />
      </Dialog>
    </>
  )
}

test('Back closes the pop-up over a page first and leaves the page where it is; the next one goes back', async () => {
  const screen = await render(
    <BrowserAddress port={{ navigate: () => undefined }}>
      <Page />
    </BrowserAddress>,
  )
  const [first] = start.split('?')
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('heading', { name: '/second' })).toBeVisible()
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe('/second?a=1')
  await expect.element(screen.getByRole('heading', { name: '/second' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('heading', { name: first ?? '' })).toBeVisible()
})

test('what leads elsewhere does not render when the address changes', async () => {
  let rendered = 0
  function Way() {
    rendered++
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate('/third')}>
        There
      </button>
    )
  }
  const screen = await render(
    <BrowserAddress port={{ navigate: () => undefined }}>
      <Page />
      <Way />
    </BrowserAddress>,
  )
  await screen.getByRole('button', { name: 'There' }).click()
  await expect.element(screen.getByRole('heading', { name: '/third' })).toBeVisible()
  expect(rendered).toBe(1)
})

test('a screen that is ready comes in the commit that shows what else has changed, one that is not in a later one', async () => {
  const shown: string[] = []
  let version = 1
  const heard = new Set<() => void>()
  const port: AddressPort = { navigate: () => undefined }
  const save = () => {
    version++
    for (const hear of heard) hear()
  }
  function Seen() {
    const { pathname } = useAddress()
    const now = useSyncExternalStore(
      (hear) => {
        heard.add(hear)
        return () => void heard.delete(hear)
      },
      () => version,
    )
    useLayoutEffect(() => void shown.push(`${pathname} ${now}`))
    return <h1>{pathname}</h1>
  }
  const screen = await render(
    <BrowserAddress port={port} isReady={(path) => path === '/ready'}>
      <Seen />
    </BrowserAddress>,
  )
  shown.length = 0
  save()
  port.navigate('/ready')
  await expect.element(screen.getByRole('heading', { name: '/ready' })).toBeVisible()
  expect(shown).toEqual(['/ready 2'])
  save()
  port.navigate('/later')
  await expect.element(screen.getByRole('heading', { name: '/later' })).toBeVisible()
  expect(shown).toEqual(['/ready 2', '/ready 3', '/later 3'])
})

test('after Back as well, the old screen stays until the code of the new one has loaded', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  const code: { late?: Promise<void> } = {}
  function Screen({ path }: { path: string }) {
    if (code.late && path !== '/second') use(code.late)
    return <h1>{path}</h1>
  }
  function Frame() {
    const { pathname, navigate } = useAddress()
    return (
      <>
        <button type="button" onClick={() => navigate('/second')}>
          Go on
        </button>
        <Suspense fallback={<p>Loading</p>}>
          <Screen key={pathname} path={pathname} />
        </Suspense>
      </>
    )
  }
  const screen = await render(
    <BrowserAddress port={{ navigate: () => undefined }}>
      <Frame />
    </BrowserAddress>,
  )
  const shown = new Set<string>()
  const watch = new MutationObserver(() => shown.add(screen.container.innerText))
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('heading', { name: '/second' })).toBeVisible()
  watch.observe(screen.container, { subtree: true, childList: true, attributes: true })
  code.late = promise
  history.back()
  await expect.poll(() => location.pathname + location.search).toBe(start)
  await new Promise((passed) => setTimeout(passed, 100))
  expect(screen.getByRole('heading', { name: '/second' }).query()).not.toBeNull()
  arrive()
  await expect.element(screen.getByRole('heading', { name: start.split('?')[0] ?? '' })).toBeVisible()
  watch.disconnect()
  expect([...shown].filter((words) => words.includes('Loading'))).toEqual([])
})

test('an entry of the history keeps what was noted with it while its page stays, and not for another page', async () => {
  const port: AddressPort = { navigate: () => undefined }
  await render(
    <BrowserAddress port={port}>
      <Page />
    </BrowserAddress>,
  )
  const noted = { from: '/before', opened: true, switchedOff: { camera: true } }
  history.replaceState(noted, '')
  port.navigate(`${location.pathname}?again`, { replace: true })
  expect(history.state).toEqual(noted)
  port.navigate('/second', { replace: true })
  expect(history.state).toEqual({ from: '/before' })
})

test('a screen that is replaced at once has given up the focus and has been measured while it still stood', async () => {
  const order: string[] = []
  function Screen() {
    const { pathname, navigate } = useAddress()
    useLayoutEffect(() => () => void order.push(`goes: ${document.activeElement?.tagName}`), [])
    return (
      <button type="button" onClick={() => navigate('/fourth')}>
        {pathname}
      </button>
    )
  }
  const Screens = () => <Screen key={useAddress().pathname} />
  const note = () => void order.push('measured')
  beforeLeaving.add(note)
  const screen = await render(
    <BrowserAddress port={{ navigate: () => undefined }} isReady={() => true}>
      <Screens />
    </BrowserAddress>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: '/fourth' })).toBeVisible()
  beforeLeaving.delete(note)
  expect(order).toEqual(['measured', 'goes: BODY'])
})
