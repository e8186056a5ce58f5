import { expect, test } from 'vitest'
import { s100Reset } from './s100-reset.ts'

test('[SC-25] [SC-45] where S100 starts again: every combination', () => {
  const storeUrl = 'https://store.example/cards'
  let seen = 0
  for (const channelCode of ['SF70', 'SF95', undefined])
    for (const store of [storeUrl, undefined])
      for (const signedIn of [false, true])
        for (const productLogo of ['pvrb card', '', undefined])
          for (const feeCode of ['F1', undefined]) {
            const query = feeCode ? '?productLogo=pvrb+card&feeCode=F1' : '?productLogo=pvrb+card'
            const expected =
              channelCode === 'SF70' && store
                ? { external: storeUrl }
                : signedIn
                  ? { path: '/verify/application' }
                  : productLogo
                    ? { path: `/card-details${query}` }
                    : { path: '/cards' }
            expect(s100Reset({ channelCode, storeUrl: store, signedIn, productLogo, feeCode })).toEqual(expected)
            seen++
          }
  expect(seen).toBe(72)
})
