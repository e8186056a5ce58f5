import { expect, test } from 'vitest'
import { shippedPackages } from '../shipped-packages.ts'

/** Licences under which a bank may run and change the product without opening its own code. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]

/** A library that is loaded at run time and can be replaced, as this licence asks. */
const replaceable = ['LGPL-3.0-or-later']

const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => [...free, ...replaceable].includes(one)))

test('every package that is installed with the product has a licence that a bank can live with', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(100)
  const others = packages.filter(({ licence }) => !isFree(licence ?? 'none'))
  expect(others).toEqual([])
})

test('a licence is judged by each of its parts', () => {
  expect(['(MIT OR GPL-3.0)', 'MIT AND OFL-1.1'].map(isFree)).toEqual([true, true])
  expect(['GPL-3.0', 'MIT AND AGPL-3.0', 'UNLICENSED', 'none'].map(isFree)).toEqual([false, false, false, false])
})
