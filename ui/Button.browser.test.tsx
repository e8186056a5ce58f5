import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { MovingContext } from './moving.ts'
import './styles/index.css'

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

test('what waits for answers is quiet and has no edge; two ways have an edge of two pixels, also while one of them waits', async () => {
  const screen = await render(
    <>
      <p className="muted">Quiet words</p>
      <Button unready>Go on</Button>
      <div>
        <Button type="submit" kind="secondary" unready>
          Accept
        </Button>
        <Button kind="secondary">Decline</Button>
      </div>
    </>,
  )
  const styleOf = (element: Element) => {
    const { color, backgroundColor, borderColor, borderWidth } = getComputedStyle(element)
    return { color, backgroundColor, borderColor, borderWidth }
  }
  const [waiting, accept, decline] = screen.getByRole('button').elements().map(styleOf)
  expect(waiting?.color).toBe(styleOf(screen.getByText('Quiet words').element()).color)
  expect(waiting?.borderColor).toBe('rgba(0, 0, 0, 0)')
  expect(accept).toEqual(decline)
  expect(accept?.borderColor).toBe(accept?.color)
  expect(accept?.borderWidth).toBe('2px')
  expect(accept?.color).not.toBe(waiting?.color)
  expect(accept?.backgroundColor).not.toBe(waiting?.backgroundColor)
})

test('an edge of two pixels takes its second pixel from the padding: nothing is larger, and no word moves', async () => {
  const screen = await render(
    <>
      <Button kind="secondary">Go on</Button>
      <Button kind="secondary" type="submit">
        Go on
      </Button>
      {[false, true].map((state) => (
        <button key={`chip ${state}`} type="button" className="chip" aria-pressed={state}>
          Go on
        </button>
      ))}
      {['field', 'field--wrong'].map((state) => (
        <p key={state} className={state}>
          <input className="input" aria-label={state} />
        </p>
      ))}
      {[false, true].map((state) => (
        <label key={`choice ${state}`} className="choice">
          <input type="radio" className="choice__input" defaultChecked={state} />
          <span className="choice__card">Go on</span>
        </label>
      ))}
    </>,
  )
  const boxes = [...screen.container.querySelectorAll('.button, .chip, .input, .choice__card')].map((box) => {
    const { borderTopWidth, paddingTop, paddingLeft, width, height } = getComputedStyle(box)
    const edge = parseFloat(borderTopWidth)
    return {
      edge,
      words: [edge + parseFloat(paddingLeft), parseFloat(paddingTop) && edge + parseFloat(paddingTop)],
      width,
      height,
    }
  })
  for (let one = 0; one < boxes.length; one += 2) {
    expect([boxes[one]!.edge, boxes[one + 1]!.edge]).toEqual([1, 2])
    expect({ ...boxes[one + 1], edge: 1 }).toEqual(boxes[one])
  }
})

test('what leads to a screen that is still loading stays busy until it is there; a way beside it does not begin to be', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const press = vi.fn(() => promise)
  const page = (moving: boolean) => (
    <MovingContext value={moving}>
      <Button onClick={press} busyText="Joining…">
        Start the call
      </Button>
      <Button>Complete later</Button>
    </MovingContext>
  )
  const screen = await render(page(false))
  const [button, other] = [screen.getByRole('button').first(), screen.getByRole('button').last()]
  await button.click()
  await screen.rerender(page(true))
  resolve()
  await promise
  await new Promise(requestAnimationFrame)
  await expect.element(button).toHaveTextContent('Joining…')
  expect(other.element().getAttribute('aria-disabled')).toBeNull()
  ;(button.element() as HTMLButtonElement).click()
  expect(press).toHaveBeenCalledTimes(1)
  // It was given up, by Back for instance: there is nothing to wait for any more.
  await screen.rerender(page(false))
  await expect.element(button).toHaveTextContent('Start the call')
})
