import { expect, test } from 'vitest'
import { entryOf } from './entry.ts'
import { personOf } from './people.ts'

const entry = (mobile: string) => entryOf(personOf(mobile) ?? { mobile })

test.each([
  ['a stranger', '9811100001', '/verify/mobile?productLogo=utsav#mobile=9811100001'],
  ['Asha Rao', '9000000001', '/verify/mobile?productLogo=utsav#mobile=9000000001'],
  ['who has applied before', '9000000024', '/verify/application#mobile=9000000024'],
  ['whose PAN is in another mobile’s application', '9000000030', '/verify/mobile?productLogo=utsav#mobile=9000000030'],
  ['a customer with a digital account', '9100000014', '/verify/mobile?productLogo=zero#mobile=9100000014'],
  ['who comes by a partner', '9100000017', '/verify/mobile?productLogo=utsav&channelCode=SF70#mobile=9100000017'],
])('%s (%s) comes into the journey at %s', (_, mobile, path) => expect(entry(mobile)).toBe(path))

test('who was prepared comes by the link, which names no mobile number', () => {
  expect(entry('9000000033')).toBe('/confirm?requestId=5f1c0c4e9a7d4b0f8a3e6d2c1b0a9f80&clientId=TELECALLER')
})
