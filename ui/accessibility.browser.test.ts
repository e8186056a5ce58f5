import { afterEach, expect, test } from 'vitest'
import { axeFindings } from './accessibility-for-tests.ts'

afterEach(() => document.body.replaceChildren())

/** A line of text on white, in a colour. */
function line(colour: string): HTMLElement {
  const text = document.createElement('p')
  text.textContent = 'Words on white'
  text.style.cssText = `background: white; color: ${colour}; transition: color 300ms linear`
  document.body.append(text)
  return text
}

test('a colour that is too faint is a finding, with its element', async () => {
  const [finding] = await axeFindings(line('#bbb'), { runOnly: ['color-contrast'] })
  expect(finding).toMatchObject(['color-contrast', [expect.stringContaining('Words on white')]])
})

test('a colour on its way is looked at where it ends, though another change takes its place in the middle', async () => {
  const text = line('#bbb')
  expect(getComputedStyle(text).color).toBe('rgb(187, 187, 187)')
  text.style.color = '#999'
  setTimeout(() => (text.style.color = '#111'), 30)
  expect(await axeFindings(text, { runOnly: ['color-contrast'] })).toEqual([])
})
