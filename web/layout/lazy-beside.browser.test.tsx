import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { connection } from '../engine/connection.ts'
import { lazyBeside } from './lazy-beside.ts'

test('a part beside the screen that can’t be fetched leaves the page as it is', async () => {
  vi.spyOn(connection, 'wait').mockResolvedValue(undefined)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const Beside = lazyBeside(load)
  const screen = await render(
    <>
      <input aria-label="Company" defaultValue="Acme" />
      <Suspense fallback="Loading">
        <Beside />
      </Suspense>
    </>,
  )
  await expect.element(screen.getByText('Loading')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(4)
  await expect.element(screen.getByLabelText('Company')).toHaveValue('Acme')
})
