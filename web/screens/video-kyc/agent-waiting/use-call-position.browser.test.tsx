import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { createCall, type Call } from '@card-journey/ui/call/call.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useCallPosition } from './use-call-position.ts'

afterEach(() => vi.restoreAllMocks())

function Positions({ call, session }: { call: Call; session: number | undefined }) {
  useCallPosition(call, session)
  return null
}

const coords = { latitude: 12.9716, longitude: 77.5946, accuracy: 20 }

test('the desk hears where the device is, once in each session, and nothing before or after the call', async () => {
  const watch = vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((told) => {
    // Safe: the hook reads nothing else of it.
    for (let times = 0; times < 3; times++) told({ coords } as unknown as GeolocationPosition)
    return 7
  })
  const clear = vi.spyOn(navigator.geolocation, 'clearWatch').mockReturnValue(undefined)
  const { line, sent } = testLine()
  const call = createCall({ line, polite: true })
  const screen = await render(<Positions call={call} session={undefined} />)
  expect(watch).not.toHaveBeenCalled()
  await screen.rerender(<Positions call={call} session={1} />)
  expect(sent).toEqual([{ type: 'position', ...coords }])
  await screen.rerender(<Positions call={call} session={2} />)
  expect(sent).toHaveLength(2)
  await screen.unmount()
  expect(clear.mock.calls).toEqual([[7], [7]])
  call.close()
})
