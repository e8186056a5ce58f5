import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './Checkbox.tsx'
import { CodeInput } from './CodeInput.tsx'
import { Combobox } from './Combobox.tsx'
import { DateBoxes, type DateParts } from './DateBoxes.tsx'
import { Field } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldScrollOffset, showField } from './show-field.ts'
import { Switch, type SwitchProps } from './Switch.tsx'
import { TextInput } from './TextInput.tsx'
import '../styles/index.css'

const words = { suggestions: 'Companies', searching: 'Searching…', found: (count: number) => `${count} found` }

test('[SC-32] Enter blurs the focused input and does not submit', async () => {
  const submit = vi.fn()
  const screen = await render(
    <form onSubmit={submit}>
      <TextInput aria-label="Name" />
      <CodeInput aria-label="Code" digits={6} />
      <Checkbox id="agree" label="Agree" />
      <button type="submit">Go on</button>
    </form>,
  )
  for (const field of [screen.getByLabelText('Name'), screen.getByLabelText('Code'), screen.getByRole('checkbox')]) {
    ;(field.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(document.body)
  }
  expect(submit).not.toHaveBeenCalled()
})

test('a code pasted with spaces is not cut, and show and hide toggle the dots', async () => {
  const screen = await render(<CodeInput aria-label="Code" digits={6} masked={{ show: 'Show', hide: 'Hide' }} />)
  const input = screen.getByLabelText('Code')
  await input.fill('48 29 13')
  await expect.element(input).toHaveValue('48 29 13')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})

/** Of each cell: how thick its edge is, and whether the ring of the focus stands around it. */
const cellsOf = (container: Element) =>
  [...container.querySelectorAll('.code__cells > span')].map((cell) => {
    const { borderTopWidth, outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(cell)
    return [borderTopWidth, outlineStyle === 'none' ? '' : `${outlineWidth} at ${outlineOffset}`].join(' ').trim()
  })
const quiet = '1px'
const here = '2px 3px at 2px'

test('the focus of a code stands around the cell where typing goes, and follows the caret', async () => {
  const screen = await render(<CodeInput aria-label="Code" digits={4} />)
  const shown = () => cellsOf(screen.container)
  expect(shown()).toEqual([quiet, quiet, quiet, quiet])
  const input = screen.getByLabelText('Code').element() as HTMLInputElement
  input.focus()
  await expect.poll(shown).toEqual([here, quiet, quiet, quiet])
  // Nothing is drawn around all of them beside it.
  expect(getComputedStyle(screen.container.querySelector('.code__cells')!).outlineStyle).toBe('none')
  await userEvent.keyboard('27')
  await expect.poll(shown).toEqual([quiet, quiet, here, quiet])
  expect(screen.container.querySelectorAll('.code__cell--filled')).toHaveLength(2)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).toEqual([quiet, here, quiet, quiet])
  await userEvent.keyboard('{End}03')
  await expect.poll(shown).toEqual([quiet, quiet, quiet, here])
  // There the browser's own caret would be outside.
  expect(getComputedStyle(input).caretColor).toBe('rgba(0, 0, 0, 0)')
  input.setSelectionRange(0, 4)
  await expect.poll(shown).toEqual([here, quiet, quiet, quiet])
  input.blur()
  await expect.poll(shown).toEqual([quiet, quiet, quiet, quiet])
})

test('before a script can tell the cell, the focus of a code stands around all cells', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<CodeInput digits={4} />)
  container.querySelector('input')?.focus()
  expect(getComputedStyle(container.querySelector('.code__cells')!).outlineWidth).toBe('3px')
  expect(cellsOf(container)).toEqual([quiet, quiet, quiet, quiet])
  container.remove()
})

test('what is pasted into a box of a date and is longer than a part replaces what the box holds', async () => {
  const seen: DateParts[] = []
  const screen = await render(
    <DateBoxes
      id="date"
      words={{ day: 'Day', month: 'Month', year: 'Year' }}
      value={{ day: '1', month: '2', year: '' }}
      onChange={(parts) => seen.push(parts)}
    />,
  )
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    screen.getByLabelText('Day').element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste(' 27 Mar 1990\n')).toBe(true)
  expect(paste('27')).toBe(false)
  expect(seen).toEqual([{ day: '27 Mar 1990', month: '2', year: '' }])
})

function Companies({ suggest }: { suggest: (text: string) => Promise<string[]> }) {
  const [value, setValue] = useState('')
  return (
    <Combobox id="company" aria-label="Company" value={value} onChange={setValue} suggest={suggest} words={words} />
  )
}

test('the combobox works by keyboard alone', async () => {
  const screen = await render(<Companies suggest={async () => ['Kaveri Textiles', 'Kaveri Transport']} />)
  const input = screen.getByRole('combobox')
  await input.fill('kav')
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 found')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const second = screen.getByRole('option', { name: 'Kaveri Transport' })
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveAttribute('aria-activedescendant', second.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('Kaveri Transport')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  expect(document.activeElement).toBe(input.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('Kaveri Transport')
})

test('of the combobox: a late answer to an old question is dropped, a failing one leaves what was typed', async () => {
  const answers: Record<string, PromiseWithResolvers<string[]>> = {
    ka: Promise.withResolvers(),
    kav: Promise.withResolvers(),
  }
  const suggest = vi.fn((text: string) => answers[text]?.promise ?? Promise.reject(new Error('offline')))
  const screen = await render(<Companies suggest={suggest} />)
  const input = screen.getByRole('combobox')
  await input.fill('ka')
  await expect.poll(() => suggest).toHaveBeenCalledWith('ka', expect.anything())
  await input.fill('kav')
  await expect.poll(() => suggest).toHaveBeenCalledWith('kav', expect.anything())
  answers['kav']?.resolve(['Kaveri Textiles'])
  answers['ka']?.resolve(['Kamal Stores'])
  await expect.element(screen.getByRole('option')).toHaveTextContent('Kaveri Textiles')
  await input.fill('konark')
  await expect.poll(() => suggest).toHaveBeenCalledTimes(3)
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await expect.element(input).toHaveValue('konark')
})

test('[VA-46, CO-05] the view scrolls to a field with 150 px above it and focuses it', async () => {
  await render(
    <div>
      <div className="tall" />
      <div className="field">
        <input id="far" aria-label="Far" />
      </div>
      <div className="tall" />
      <style>{'.tall { height: 2000px }'}</style>
    </div>,
  )
  expect(showField('far')).toBe(true)
  expect(document.activeElement?.id).toBe('far')
  const field = document.querySelector('.field') as HTMLElement
  await expect.poll(() => Math.abs(field.getBoundingClientRect().top - fieldScrollOffset)).toBeLessThan(1)
  expect(fieldScrollOffset).toBe(150)
  expect(showField('absent')).toBe(false)
  scrollTo(0, 0)
})

test.each([Field, FieldGroup])(
  'why we ask stands directly behind the words of the label, in its row',
  async (Frame) => {
    const control = () => <TextInput aria-label="Number" />
    const frame = { id: 'pan', label: 'PAN', why: { ask: 'Why we ask', because: 'The law asks.' } }
    const { container } = await render(
      // The group takes what is in it, the field a function of its wiring.
      Frame === Field ? <Field {...frame}>{control}</Field> : <FieldGroup {...frame}>{control()}</FieldGroup>,
    )
    const box = (part: string) => container.querySelector(part)!.getBoundingClientRect()
    const [label, sign] = [box('.field__label'), box('.why .icon')]
    expect(sign.left - label.right).toBe(8)
    expect(Math.abs(sign.top + sign.bottom - label.top - label.bottom)).toBeLessThanOrEqual(2)
    expect(box('.input').top - label.bottom).toBe(8)
    container.querySelector('summary')!.click()
    await expect.poll(() => box('.why__because').top).toBe(label.bottom + 8)
    expect(box('.why__because').left).toBe(label.left)
  },
)

const withLabel = (props: Partial<SwitchProps>) => (
  <div>
    <label htmlFor="online">Online payments</label>
    <p id="about">Websites and apps</p>
    <Switch id="online" checked={false} onSwitch={() => {}} busyText="Saving…" describedBy="about" {...props} />
  </div>
)

test('a switch shows what holds: a press asks for the other, and moves nothing until that holds', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: boolean[] = []
  const onSwitch = (on: boolean) => {
    asked.push(on)
    return promise
  }
  const screen = await render(withLabel({ onSwitch }))
  const self = screen.getByRole('switch', { name: 'Online payments' })
  await expect.element(self).toHaveAccessibleDescription('Websites and apps')
  const { width, height } = self.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await screen.getByText('Online payments').click()
  ;(self.element() as HTMLElement).click()
  expect(asked).toEqual([true])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving…')
  await expect.element(self).toHaveAttribute('aria-disabled', 'true')
  await expect.element(self).not.toBeChecked()
  resolve()
  await expect.element(self).not.toHaveAttribute('aria-disabled')
  await expect.element(self).not.toBeChecked()
  await screen.rerender(withLabel({ onSwitch, checked: true }))
  await expect.element(self).toBeChecked()
  ;(self.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(asked).toEqual([true, false])
})

test('on and off are told apart by where the thumb is and by its tick, not by the colour alone; one that is unready takes no press', async () => {
  const onSwitch = vi.fn()
  const screen = await render(withLabel({ onSwitch, unready: true }))
  const self = screen.getByRole('switch').element() as HTMLElement
  const thumb = self.querySelector('.switch__thumb') as HTMLElement
  const from = thumb.getBoundingClientRect()
  expect(getComputedStyle(thumb, '::after').content).toBe('none')
  self.click()
  expect(onSwitch).not.toHaveBeenCalled()
  await screen.rerender(withLabel({ onSwitch, unready: true, checked: true }))
  await expect.poll(() => thumb.getBoundingClientRect().left).toBeGreaterThan(from.right - 4)
  expect(getComputedStyle(thumb, '::after').content).not.toBe('none')
})
