import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserAddress, useAddress, useNavigate } from './address.tsx'

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
