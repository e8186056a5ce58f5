import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { productNamed } from '../screens/start/products-for-tests.ts'
import { FullScreenLoader } from './FullScreenLoader.tsx'

test('[SC-28] the loader turns the applicant’s own card: its look, its orientation, its colours', async () => {
  const upright = {
    ...productNamed('festival'),
    productCode: 'VSTR',
    art: { pattern: 'leaves', orientation: 'vertical' },
  }
  const { container } = await render(
    <Fixture
      screen="check-answers"
      application={{ productLogo: 'festival', productCode: 'VSTR', productName: 'Vastra Style' }}
      master={{ 'getProductDetails?productLogo=festival': [upright] }}
    >
      <FullScreenLoader waiting="decision" />
    </Fixture>,
  )
  const card = container.querySelector('.loader .card-art')
  expect(card?.classList.contains('card-art--vertical')).toBe(true)
  expect(card?.classList.contains('card-art--waiting')).toBe(true)
  expect(card?.classList.contains('theme-fashion')).toBe(true)
  expect(card?.querySelector('.card-art__pattern--leaves')).not.toBeNull()
  expect(card?.textContent).toContain('Vastra Style')
})
