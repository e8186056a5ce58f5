import { expect, test } from 'vitest'
import { consentDetails } from './responses.ts'
import { loadMasterData } from './load.ts'

test('key facts and terms print no row without a figure, for any card and fee plan', () => {
  const master = loadMasterData()
  for (const { productLogo, feeCodeDetails } of master.products)
    for (const { feeCode } of feeCodeDetails)
      for (const code of ['KFS', 'MITC']) {
        const [consent] = consentDetails(master, { code, productLogo, feeCode, language: 'en' }) ?? []
        const values = consent?.document?.sections.flatMap(({ rows = [] }) => rows.map(({ value }) => value)) ?? []
        expect(values.length).toBeGreaterThan(0)
        expect(values.filter((value) => value === '' || value === '—')).toEqual([])
      }
})
