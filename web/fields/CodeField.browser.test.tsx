import '@card-journey/ui/styles/index.css'
import { setMpin } from '@card-journey/journey/steps/card/set-mpin/form.ts'
import { verifyOtp } from '@card-journey/journey/steps/start/verify-otp/form.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { ScreenForm } from '../form/ScreenForm.tsx'
import { useScreenForm } from '../form/use-screen-form.ts'
import { message } from '../screens/person-for-tests.ts'
import { CodeField } from './CodeField.tsx'
import { MpinField } from './MpinField.tsx'

const right = '135790'

function Asked({ sent, sends }: { sent: string[]; sends: boolean }) {
  const binding = useScreenForm(verifyOtp, {
    async submit({ otp }) {
      sent.push(otp)
      // The right one is still under way when the test ends.
      if (otp === right) await new Promise(() => {})
      return { ok: false, failure: undefined, fields: { otp: 'otpWrong' } }
    },
  })
  return (
    <ScreenForm binding={binding} submitLabel="Confirm">
      <CodeField name="otp" label="Code" sends={sends} />
    </ScreenForm>
  )
}

function Pin() {
  const binding = useScreenForm(setMpin, { submit: async () => ({ ok: true, response: undefined }) })
  return (
    <ScreenForm binding={binding} submitLabel="Set PIN">
      <MpinField name="mpin" label="New PIN" />
    </ScreenForm>
  )
}

async function open(sends = true) {
  const sent: string[] = []
  const screen = await render(
    <Fixture screen="verify-otp" application={null}>
      <Asked sent={sent} sends={sends} />
    </Fixture>,
  )
  const code = screen.getByLabelText('Code', { exact: true })
  await code.click()
  return { screen, code, sent, button: screen.getByRole('button', { name: 'Confirm' }) }
}

/** Also while it is not ready, which Playwright would wait for. */
const press = (button: { element: () => Element }) => (button.element() as HTMLElement).click()

test('what shows a masked code is a target for a finger, also below the cells', async () => {
  await page.viewport(360, 740)
  const screen = await render(
    <Fixture screen="set-mpin" application={{}}>
      <Pin />
    </Fixture>,
  )
  const box = screen.getByRole('button', { name: 'Show' }).element().getBoundingClientRect()
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
})

test('a whole message is pasted: its code is taken and sent', async () => {
  const { code, sent } = await open()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'Your code is 425 345. It works for 5 minutes.')
  code.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => sent).toEqual(['425345'])
})

test('the cells follow what the form puts in and takes out: a pasted code, a code that was refused', async () => {
  const { screen, code } = await open()
  const marks = () =>
    ['filled', 'here'].map((mark) =>
      [...screen.container.querySelectorAll('.code__cells > span')].flatMap((cell, index) =>
        cell.classList.contains(`code__cell--${mark}`) ? [index] : [],
      ),
    )
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', `Your code is ${right}.`)
  code.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(marks).toEqual([[0, 1, 2, 3, 4, 5], [5]])
  await screen.unmount()

  const refused = await open()
  await userEvent.keyboard('111111')
  await expect.element(refused.code).toHaveValue('')
  await expect
    .poll(() => refused.screen.container.querySelector('.code__cells')?.firstElementChild?.className)
    .toBe('code__cell--here')
  expect(refused.screen.container.querySelectorAll('.code__cell--filled')).toHaveLength(0)
})

test('the last digit submits, once, whatever else is pressed', async () => {
  const { code, sent } = await open()
  await userEvent.keyboard('13579')
  expect(sent).toEqual([])
  await userEvent.keyboard('0')
  const { form } = code.element() as HTMLInputElement
  form?.querySelector('button')?.click()
  form?.requestSubmit()
  await expect.element(code).toHaveValue(right)
  await new Promise((answered) => setTimeout(answered, 300))
  expect(sent).toEqual([right])
})

test('a code that is left empty, for help or another language, is not asked for; one that is half typed is wrong', async () => {
  const { code } = await open()
  const input = code.element() as HTMLElement
  input.blur()
  await new Promise((rendered) => setTimeout(rendered, 100))
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  await userEvent.type(code, '135')
  input.blur()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
})

test('a wrong code is cleared and keeps the focus; what was wrong stays while the next one is typed', async () => {
  const { screen, code, sent } = await open()
  await userEvent.keyboard('111111')
  await expect.element(screen.getByText(message('otpWrong'))).toBeVisible()
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('1357')
  await expect.element(code).toHaveValue('1357')
  await expect.element(screen.getByText(message('otpWrong'))).toBeVisible()
  await userEvent.keyboard('90')
  await expect.element(screen.getByText(message('otpWrong'))).not.toBeInTheDocument()
  expect(sent).toEqual(['111111', right])
})

test('the button still works, and says what is missing', async () => {
  const { screen, code, sent, button } = await open()
  await userEvent.keyboard('135')
  press(button)
  await expect.element(screen.getByText(message('otpInvalid'))).toBeVisible()
  await code.click()
  await userEvent.keyboard('790')
  await expect.poll(() => sent).toEqual([right])
})

test('digits of an Indian script and blanks count as they are meant', async () => {
  const { code, sent } = await open()
  await code.fill('१३५ ७९०')
  await expect.poll(() => sent).toEqual([right])
})

test('nothing is sent while an input method composes', async () => {
  const { code, sent } = await open()
  const input = code.element() as HTMLInputElement
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, right)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  await new Promise((passed) => setTimeout(passed, 100))
  expect(sent).toEqual([])
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(() => sent).toEqual([right])
})

test('a code that is asked for beside other things waits for the button', async () => {
  const { sent, button } = await open(false)
  await userEvent.keyboard(right)
  await new Promise((passed) => setTimeout(passed, 100))
  expect(sent).toEqual([])
  press(button)
  await expect.poll(() => sent).toEqual([right])
})

test('six cells stand behind one input, each digit in its own, at 320 pixels too', async () => {
  const before = [window.innerWidth, window.innerHeight] as const
  try {
    for (const width of [320, 360, 1280]) {
      await page.viewport(width, 740)
      // A page's margins.
      document.body.style.padding = width < 768 ? '0 16px' : '0 32px'
      const { screen, code } = await open(false)
      const cells = [...screen.container.querySelectorAll('.code__cells > span')]
      expect(cells).toHaveLength(6)
      await code.fill(right)
      const input = code.element() as HTMLInputElement
      expect(input.scrollLeft, `${width}`).toBe(0)
      const style = getComputedStyle(input)
      const pitch = (cells[1]?.getBoundingClientRect().left ?? 0) - (cells[0]?.getBoundingClientRect().left ?? 0)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const digit = pen.measureText('0').width
      expect(Number.parseFloat(style.letterSpacing) + digit, `${width}`).toBeCloseTo(pitch, 0)
      const middle = Number.parseFloat(style.paddingLeft) + digit / 2
      expect(middle, `${width}`).toBeCloseTo((cells[0]?.getBoundingClientRect().width ?? 0) / 2, 0)
      // What the input needs behind its last digit is no reason to scroll sideways.
      expect(cells[5]?.getBoundingClientRect().right, `${width}`).toBeLessThanOrEqual(width - 16)
      expect(document.documentElement.scrollWidth, `${width}`).toBeLessThanOrEqual(width)
      await screen.unmount()
    }
  } finally {
    document.body.style.padding = ''
    await page.viewport(...before)
  }
})
