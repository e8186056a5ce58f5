import { texts } from '@card-journey/journey/texts/en/kyc.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as aadhaar } from '../screens/kyc/kyc/KycScreen.examples.tsx'
import { examples as personal } from '../screens/identity/personal-details/PersonalDetailsScreen.examples.tsx'
import { examples as start } from '../screens/start/verify-mobile/VerifyMobileScreen.examples.tsx'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { ReactNode } from 'react'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

async function shown(example: ReactNode, language: Language = 'en') {
  await page.viewport(360, 740)
  const { container } = await render(
    <ExamplePage language={language} theme="pvrb">
      {example}
    </ExamplePage>,
  )
  return container
}

const right = (element: Element) => Math.round(element.getBoundingClientRect().right)

test('on a phone the fields of a form end on one edge, a date too, and a pincode at half of it', async () => {
  const container = await shown(personal['empty'])
  await expect.poll(() => container.querySelectorAll('form .input-box').length).toBeGreaterThan(3)
  for (const box of container.querySelectorAll('form .input-box:not(.input-box--pin), form .date-boxes__part--year'))
    expect(right(box), box.innerHTML).toBe(344)
  for (const box of container.querySelectorAll('form .input-box--pin')) expect(right(box)).toBe(16 + 328 / 2)
})

test('the ring of a number with a prefix is around both', async () => {
  const container = await shown(start['empty'])
  await expect.poll(() => container.querySelector('input[type=tel]')).not.toBeNull()
  const input = container.querySelector<HTMLInputElement>('input[type=tel]')!
  input.focus()
  expect(getComputedStyle(input).outlineStyle).toBe('none')
  expect(getComputedStyle(input.parentElement!).outlineStyle).toBe('solid')
})

test.each(['en', 'hi'] as const)(
  'on a phone Aadhaar and refusing it share a row, and look alike (%s)',
  async (language) => {
    const container = await shown(aadhaar['empty'], language)
    await expect.poll(() => container.querySelectorAll('form .action-bar > .button').length).toBe(2)
    const [agree, refuse] = [...container.querySelectorAll('form .action-bar > .button')]
    const [one, other] = [agree!.getBoundingClientRect(), refuse!.getBoundingClientRect()]
    expect([other.top, other.height, other.width].map(Math.round)).toEqual(
      [one.top, one.height, one.width].map(Math.round),
    )
    const look = (button: Element) => {
      const { color, borderTopColor, backgroundColor } = getComputedStyle(button)
      return { color, borderTopColor, backgroundColor }
    }
    expect(look(refuse!)).toEqual(look(agree!))
    expect(look(agree!).borderTopColor).toBe(look(agree!).color)
    if (language === 'en') expect(refuse!.textContent).toBe(texts.refuse)
  },
)
