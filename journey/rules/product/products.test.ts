import { expect, test } from 'vitest'
import { filterByPreference, listProducts, mayCompare, productByLogo, toggleCompared } from './products.ts'
import { specifiedPagePolicy, specifiedPolicy } from '../../policy-for-tests.ts'
import { isRestricted } from './restricted-products.ts'
import { isTheme, themeOf } from './theme.ts'

const product = (productCode: string, priority: string, isCardVisible = true, productName = productCode) => ({
  productCode,
  productLogo: `${productCode}-logo`,
  productName,
  priority,
  isCardVisible,
})

test('[PL-05, PL-06, PL-13] larger first, ties by name, what is no number last, hidden ones left out', () => {
  const products = [
    product('A', '2'),
    product('B', '10'),
    product('C', ''),
    product('D', '10', false),
    product('E', '2', true, '1 first'),
    product('F', 'high'),
    product('G', '-1'),
    product('H', '2.5'),
    product('I', '0x20'),
  ]
  expect(
    listProducts(products)
      .map(({ productCode }) => productCode)
      .join(''),
  ).toBe('BHEAGCFI')
  expect(products[0]?.productCode).toBe('A')
})

test('[PL-07, PL-09] the selected product is the visible one with the logo', () => {
  const products = [product('A', '1'), product('B', '2', false)]
  expect(productByLogo(products, 'A-LOGO ')?.productCode).toBe('A')
  for (const logo of ['B-logo', 'x', '', undefined, null]) expect(productByLogo(products, logo)).toBeUndefined()
})

test('[EN-26] filter chips: products of any chosen one, without a choice all', () => {
  const products = [product('A', '1'), product('B', '1'), product('C', '1')]
  const preferences = [
    { code: 'travel', label: 'Travel', productCodes: ['a'] },
    { code: 'fuel', label: 'Fuel', productCodes: ['B', 'X'] },
  ]
  const chosen = (...codes: string[]) =>
    filterByPreference(products, preferences, codes)
      .map(({ productCode }) => productCode)
      .join('')
  expect([chosen(), chosen('travel'), chosen('travel', 'fuel'), chosen('unknown')]).toEqual(['ABC', 'A', 'AB', 'ABC'])
})

test('[CO-53] two to three cards are compared', () => {
  expect([0, 1, 2, 3, 4].map((count) => mayCompare(Array<string>(count).fill('x')))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect(toggleCompared(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
  expect(toggleCompared(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
})

test('[PL-08, PL-15] a product has the theme of its lower-cased code, or the default when the code has none', () => {
  const worn = {
    pvrb: ['PVRB'],
    fashion: ['VSTR', ' vstr'],
    digital: ['U811R'],
    business: ['BIZV'],
    airline: ['6EPN', 'VAYU'],
  }
  for (const [theme, codes] of Object.entries(worn))
    for (const code of codes) expect(themeOf(code, specifiedPagePolicy)).toBe(theme)
  for (const code of ['INDP', '172', 'constructor', '__proto__', '', undefined])
    expect(themeOf(code, specifiedPagePolicy)).toBe('pvrb')
  expect(themeOf('PVRB', { defaultTheme: 'business', themes: {} })).toBe('business')
  expect(['airline', 'vstr', null].map(isTheme)).toEqual([true, false, false])
})

test('[RO-08, CO-27, LG-30] restricted products are recognised by their code', () => {
  const codes = ['172', ' 746', '1722', 'pvrb', '']
  expect(codes.map((code) => isRestricted(code, specifiedPolicy))).toEqual([true, true, false, false, false])
  expect(codes.filter((code) => isRestricted(code, { restrictedProducts: ['PVRB'] }))).toEqual(['pvrb'])
})
