import fc from 'fast-check'
import { expect, test } from 'vitest'
import { s100Reset } from './s100-reset.ts'

test('[SC-25, SC-45] where S100 starts again: every combination', () => {
  const storeUrl = 'https://store.example/cards'
  let seen = 0
  for (const fromPartner of [true, false, undefined])
    for (const store of [storeUrl, undefined])
      for (const signedIn of [false, true])
        for (const productLogo of ['pvrb card', '', undefined])
          for (const feeCode of ['F1', undefined]) {
            const query = feeCode ? '?productLogo=pvrb+card&feeCode=F1' : '?productLogo=pvrb+card'
            const expected =
              fromPartner && store
                ? { external: storeUrl }
                : signedIn
                  ? { path: '/verify/application' }
                  : productLogo
                    ? { path: `/card-details${query}` }
                    : { path: '/cards' }
            expect(s100Reset({ fromPartner, storeUrl: store, signedIn, productLogo, feeCode })).toEqual(expected)
            seen++
          }
  expect(seen).toBe(72)
})

test('[SC-25, SC-45] only the partner’s own store leaves the journey; a card’s name can’t leave its query', () => {
  const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('//evil.example', '../..?a=b#c')), {
    nil: undefined,
  })
  fc.assert(
    fc.property(
      fc.boolean(),
      text,
      fc.boolean(),
      text,
      text,
      (fromPartner, storeUrl, signedIn, productLogo, feeCode) => {
        const got = s100Reset({ fromPartner, storeUrl, signedIn, productLogo, feeCode })
        if ('external' in got) expect([got.external, fromPartner]).toEqual([storeUrl, true])
        else {
          const { origin, pathname, hash } = new URL(got.path, 'https://bank.example')
          expect([origin, hash]).toEqual(['https://bank.example', ''])
          expect(['/verify/application', '/cards', '/card-details']).toContain(pathname)
        }
      },
    ),
  )
})
