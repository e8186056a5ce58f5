import { Button } from '@card-journey/ui/Button.tsx'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { afterPaint } from './after-paint.ts'
import { useJourney } from './use-journey.ts'

test('it runs once, after a frame, or before another press is heard', async () => {
  const order: string[] = []
  afterPaint(() => order.push('said'))
  expect(order).toEqual([])
  addEventListener('click', () => order.push('pressed'), { once: true, capture: true })
  document.body.click()
  expect(order).toEqual(['said', 'pressed'])
  await new Promise((frames) => setTimeout(frames, 100))
  expect(order).toEqual(['said', 'pressed'])
})

test('a button that is pressed twice within a frame sends once', async () => {
  let sent = 0
  function Once() {
    const { pending, update } = useJourney()
    const press = () => {
      sent++
      update({ pending: true }, afterPaint)
    }
    return (
      <Button busy={pending} busyText="Sending" onClick={press}>
        Send
      </Button>
    )
  }
  const screen = await render(
    <Fixture screen="congratulations">
      <Once />
    </Fixture>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('button')).toHaveTextContent('Sending')
  expect(sent).toBe(1)
})
