import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

test('a press that takes a while counts once: a second one does nothing, even in the same frame', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const press = vi.fn(() => promise)
  const screen = await render(
    <Button onClick={press} busyText="Saving…">
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  const element = button.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.element(button).toHaveTextContent('Saving…')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving…')
  element.click()
  expect(press).toHaveBeenCalledTimes(1)
  resolve()
  await expect.element(button).toHaveTextContent('Save')
  await button.click()
  expect(press).toHaveBeenCalledTimes(2)
})

test('a busy submit does not submit again; an unready one does, so that the form can show what is missing', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} unready={!busy}>
        Go on
      </Button>
    </form>
  )
  const screen = await render(form(true))
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  ;(button.element() as HTMLButtonElement).click()
  expect(submit).not.toHaveBeenCalled()
  await screen.rerender(form(false))
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).not.toHaveAttribute('disabled')
  ;(button.element() as HTMLButtonElement).click()
  expect(submit).toHaveBeenCalledTimes(1)
})
