import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { connection, noteTrouble } from '../engine/connection.ts'
import { Fixture } from '../examples/examples.tsx'
import { FileGone } from '../routing/preload.ts'
import { lazyPart } from './lazy-part.ts'
import { Notices } from './Notices.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  noteTrouble(lazyPart, undefined)
})

test.each([
  [new FileGone('Could not fetch it'), 'failure.newer', 'failure.newer.reload'],
  [new TypeError('Failed to fetch'), 'failure.slow', 'action.retry'],
] as const)(
  'a part that can’t be fetched (%s) leaves the page as it is, which says so with the way to ask anew',
  async (cause, said, again) => {
    vi.spyOn(connection, 'wait').mockResolvedValue(undefined)
    const load = vi.fn(() => Promise.reject(cause))
    const Part = lazyPart(load)
    const screen = await render(
      <Fixture screen="work-details">
        <Notices />
        <input aria-label="Company" defaultValue="Acme" />
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </Fixture>,
    )
    await expect.element(screen.getByText('Loading')).not.toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(4)
    await expect.element(screen.getByLabelText('Company')).toHaveValue('Acme')
    await expect.element(screen.getByText(texts[said])).toBeVisible()
    await expect.element(screen.getByRole('button', { name: texts[again] })).toBeVisible()
  },
)
