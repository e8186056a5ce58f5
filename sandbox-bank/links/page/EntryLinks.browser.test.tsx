import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { expectUsable } from '../../console/console-for-tests.tsx'
import { EntryLinks } from './EntryLinks.tsx'

const context = {
  products: [
    { productCode: '101', productLogo: 'utsav', isCardVisible: true, feeCodes: ['101STD'] },
    { productCode: '172', productLogo: 'saathi', isCardVisible: true, feeCodes: ['172STD'] },
  ],
  policy: { channels: { partner: 'SF70' }, partnerClientId: 'PARTNER01', restrictedProducts: ['172'] },
  names: { utsav: 'Aranya Utsav', saathi: 'Aranya Saathi' },
}

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(context)))
afterEach(() => vi.unstubAllGlobals())

test('[EN-27, EN-28] a link is built from what is chosen, and its findings are said while it is', async () => {
  const page = await render(<EntryLinks site="https://cards.bank.example" />)
  await page.getByRole('combobox', { name: /productLogo/ }).selectOptions('saathi')
  await page.getByLabelText(/^channelCode/).fill('SF70')
  await page.getByLabelText(/^clientId/).fill('PARTNER01')
  const link = 'https://cards.bank.example/card-details?productLogo=saathi&channelCode=SF70&clientId=PARTNER01'
  await expect.element(page.getByText(link)).toBeVisible()
  await expect.element(page.getByText(/Nothing to fix/)).toBeVisible()
  await page.getByLabelText(/^channelCode/).fill('')
  await expect.element(page.getByText(/channelCode is missing/)).toBeVisible()
  await expect.element(page.getByText(/This link doesn’t work/)).toBeVisible()
})

test('before anything is chosen there is a link that works', async () => {
  const page = await render(<EntryLinks site="https://cards.bank.example" />)
  await expect
    .element(page.getByText('https://cards.bank.example/card-details?productLogo=utsav&channelCode=SF95'))
    .toBeVisible()
  await expect.element(page.getByText(/Nothing to fix/)).toBeVisible()
})

test('a pasted link is checked, and the page is accessible and no wider than a phone', async () => {
  const page = await render(<EntryLinks site="https://cards.bank.example" />)
  await expect.element(page.getByRole('option', { name: 'Aranya Saathi' })).toBeInTheDocument()
  await page
    .getByLabelText('Link', { exact: true })
    .fill(`https://cards.bank.example/cards?channelCode=SF9&x=${'y'.repeat(300)}`)
  await expect.element(page.getByText(/not two letters and two digits/)).toBeVisible()
  await expectUsable(page.container)
})
