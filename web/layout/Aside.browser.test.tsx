import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BesideIfWide } from './Aside.tsx'
import { besideOnADesktop } from './side-panel-for-tests.ts'

const show = () =>
  render(
    <BesideIfWide>
      <input aria-label="Words" />
    </BesideIfWide>,
  )

test('who writes beside the page goes on writing after the tablet is turned', async () => {
  const panel = await besideOnADesktop()
  const screen = await show()
  const words = screen.getByLabelText('Words')
  await expect.poll(() => panel.contains(words.element())).toBe(true)
  await words.fill('My salary ')
  await page.viewport(768, 1024)
  await expect.poll(() => panel.contains(words.element())).toBe(false)
  await userEvent.keyboard('has ')
  await page.viewport(1280, 800)
  await expect.poll(() => panel.contains(words.element())).toBe(true)
  await userEvent.keyboard('changed.')
  await expect.element(words).toHaveValue('My salary has changed.')
})

test('it is there when what follows it is first seen, in a wide window and a narrow one', async () => {
  for (const width of [390, 1280]) {
    await page.viewport(width, 800)
    const ground = document.createElement('div')
    document.body.append(ground)
    const side = document.createElement('div')
    side.className = 'page__side'
    document.body.append(side)
    const first = new Promise<boolean>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve(document.querySelector('[aria-label="Words"]') !== null)
      }).observe(ground, { childList: true, subtree: true })
    })
    const root = createRoot(ground)
    startTransition(() =>
      root.render(
        <BesideIfWide>
          <input aria-label="Words" />
        </BesideIfWide>,
      ),
    )
    expect(await first, `${width} px`).toBe(true)
    root.unmount()
    ground.remove()
    side.remove()
  }
})

test('what stands beside the page is read before the help, as it is seen', async () => {
  const panel = await besideOnADesktop()
  const help = document.createElement('p')
  help.className = 'page__side-help'
  panel.append(help)
  const screen = await show()
  await expect.poll(() => panel.contains(screen.getByLabelText('Words').element())).toBe(true)
  expect(panel.lastElementChild).toBe(help)
})
