import type { Fault } from '../fault.ts'
import type { BankFiles } from '../read-files.ts'
import type { ProductFile } from '../schema/product.ts'
import { checkCardColours } from './card-colours.ts'
import { duplicateFaults } from './lists.ts'

export function checkProducts(files: BankFiles): Fault[] {
  const products = [...files.products]
  const policy = files['policy.json']
  const codes = products.map(([, product]) => product.productCode)
  const faults = products.flatMap(([file, product]) => checkProduct(`products/${file}`, product, files))
  faults.push(...duplicateFaults('products/', () => 'productCode', codes))
  const needed = [
    ['securedProduct', policy.securedProduct],
    ['defaultProduct', policy.defaultProduct],
  ] as const
  for (const [path, code] of needed) {
    if (codes.includes(code)) continue
    faults.push({
      file: 'policy.json',
      path,
      wrong: `no card has the code "${code}"`,
      fix: 'Name a card of products/, or add it.',
    })
  }
  for (const preference of files['preferences.json']) {
    if (products.some(([, product]) => product.preferences.includes(preference.code))) continue
    faults.push({
      file: 'preferences.json',
      path: preference.code,
      wrong: 'no card carries this preference, so its chip would find nothing',
      fix: 'Add it to a card or remove it.',
    })
  }
  return faults
}

function checkProduct(file: string, product: ProductFile, files: BankFiles): Fault[] {
  const { productLogo, eligibility } = product
  const faults: Fault[] = checkCardColours(file, product.art.colours)
  const fault = (path: string, wrong: string, fix: string) => faults.push({ file, path, wrong, fix })
  const known = (path: string, used: readonly string[], all: readonly string[], where: string) => {
    for (const each of used) {
      if (!all.includes(each)) fault(path, `"${each}" is not in ${where}`, `Known: ${all.join(', ')}.`)
    }
  }

  if (file !== `products/${productLogo}.json`)
    fault('productLogo', 'it differs from the name of the file', `Name the file ${productLogo}.json.`)
  if (eligibility.maximumAge < eligibility.minimumAge)
    fault('eligibility.maximumAge', 'it is below minimumAge', 'Exchange the two.')

  known(
    'networks',
    product.networks,
    files['brand.json'].networks.map(({ code }) => code),
    'brand.json',
  )
  known(
    'preferences',
    product.preferences,
    files['preferences.json'].map(({ code }) => code),
    'preferences.json',
  )
  faults.push(
    ...duplicateFaults(
      file,
      (index) => `feeCodeDetails[${index}].feeCode`,
      product.feeCodeDetails.map(({ feeCode }) => feeCode),
    ),
    ...duplicateFaults(
      file,
      (index) => `designs[${index}].code`,
      (product.designs ?? []).map(({ code }) => code),
    ),
  )
  return faults
}
