import { expect, test } from 'vitest'
import { md5 } from './md5.ts'
import { pdfLock } from './pdf-lock.ts'
import { bytesOf } from './pdf-values.ts'

/** The entries that pypdf 6.19 wrote: `owner` has an owner password only, `password` the user password "salary". */
const id = '<6466636166353432373930333230366464313134343164306235626139363162>'
const rc4Owner = '<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>'
const rc4OpenUser = '<52d62fb1b6e370d3006690786cbcbfda28bf4e5e4e758a4164004e56fffa0108>'
const rc4Locked = '<0db18a4cd23f6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083>'
const rc4LockedUser = '<89f92855f2e638892d73c896834077c428bf4e5e4e758a4164004e56fffa0108>'

const pdfWith = (encryption: string) =>
  bytesOf(
    `%PDF-1.7\n5 0 obj\n<<\n${encryption}\n/P 4294967292\n/Filter /Standard\n>>\nendobj\ntrailer\n<<\n/ID [ ${id} ${id} ]\n/Encrypt 5 0 R\n>>\n`,
  )
const crypt = '/CF <<\n/StdCF <<\n/AuthEvent /DocOpen\n/CFM /AESV2\n/Length 16\n>>\n>>\n/StmF /StdCF'

test.each([
  [
    'RC4, 40 bits, owner',
    '/V 1 /R 2 /Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <c899bcdddd5d51d7266872b8a873366c87e530ded8487dad8a3c98a1b1be1673>',
    'owner',
  ],
  [
    'RC4, 40 bits, user',
    '/V 1 /R 2 /Length 40 /O <92fa005743a04c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <8c32df041df49aa3ed0c22aea583b6cf70b5559d031bf2adb9ced18f739f6d1e>',
    'password',
  ],
  ['RC4, 128 bits, owner', `/V 2 /R 3 /Length 128 /O ${rc4Owner} /U ${rc4OpenUser}`, 'owner'],
  ['RC4, 128 bits, user', `/V 2 /R 3 /Length 128 /O ${rc4Locked} /U ${rc4LockedUser}`, 'password'],
  ['AES, 128 bits, owner', `/V 4 /R 4 /Length 128 ${crypt} /O ${rc4Owner} /U ${rc4OpenUser}`, 'owner'],
  ['AES, 128 bits, user', `/V 4 /R 4 /Length 128 ${crypt} /O ${rc4Locked} /U ${rc4LockedUser}`, 'password'],
  [
    'AES, 256 bits, revision 5, owner',
    '/V 5 /R 5 /O <4edd19d9bca6808a7101e30deb5ae22f54a955ead0cc9400d4a59ec3da1bd1aa3f02bed33f7d2e23152b7cdc7274dbef> /U <7487822a5fd11cee09c23b4758e9593e7557d81813663fe357ec823edb5e72b80a2dd7bb8af104ab90e68f9effefa73f>',
    'owner',
  ],
  [
    'AES, 256 bits, revision 5, user',
    '/V 5 /R 5 /O <085e9b1a205fa46eb0affb2a9613bb66c8467c4c73865a21fdea0f74d0ae0ec3b4e1b2132d6f25e9370991e6e5379f13> /U <4ed2ade264cad1b136e81fe1e51f228daddabb4bee2cac871e144663f053944a5226a5099452f9340a833c947a6a03fb>',
    'password',
  ],
  [
    'AES, 256 bits, revision 6, owner',
    '/V 5 /R 6 /O <0e3bff25d137e084d062da91a87aa801a0cfd3413ba5e9143cff69f2139ff9008972548fd5cb2645cfef2eb89e2115ce> /U <50c622e2b4ac3027e16cb445cac62d392320dbf85ccb349717fec6b71682cc1c955b98a02718d91b09ae93bdd073fef5>',
    'owner',
  ],
  [
    'AES, 256 bits, revision 6, user',
    '/V 5 /R 6 /O <afd35f3ea3d96e47c5a57581b064795dbe5d8b1df4abf20814df5527f4b0fcaad66525c2eb6b6b156d90d24ee92c974e> /U <b986f853d34e3e545a1e9a5118715397c34b7c31a0a4a58e0f758c02c40b51d2ca73967b13e1677bd8a6190f7bb62229>',
    'password',
  ],
])('[VA-40] the browser tries the empty password: %s', async (_what, encryption, lock) =>
  expect(await pdfLock(pdfWith(encryption))).toBe(lock),
)

test('[VA-40] the entries may be strings with escapes and parentheses', async () => {
  const literal = (hex: string) =>
    `(${(hex.slice(1, -1).match(/../g) ?? [])
      .map((pair, index) => {
        const sign = String.fromCharCode(parseInt(pair, 16))
        if (/[()\\\r\n]/.test(sign)) return `\\${parseInt(pair, 16).toString(8).padStart(3, '0')}`
        return index % 5 ? sign : `\\${parseInt(pair, 16).toString(8).padStart(3, '0')}`
      })
      .join('')})`
  const locked = (owner: string, user: string) =>
    pdfLock(pdfWith(`/V 2 /R 3 /Length 128 /O ${literal(owner)} /U ${literal(user)}`))
  expect(await locked(rc4Owner, rc4OpenUser)).toBe('owner')
  expect(await locked(rc4Locked, rc4LockedUser)).toBe('password')
})

test.each([
  ['no encryption', '%PDF-1.7\ntrailer\n<< /Root 1 0 R >>', 'open'],
  ['metadata is not encryption', '%PDF-1.7\n<< /EncryptMetadata false >>', 'open'],
  ['another security handler', '%PDF-1.7\ntrailer << /Encrypt << /Filter /Adobe.PubSec /R 3 >> >>', 'unsure'],
  ['an entry that leads nowhere', '%PDF-1.7\ntrailer << /Encrypt 9 0 R >>', 'unsure'],
  ['cut off', '%PDF-1.7\n5 0 obj << /Filter /Standard /R 3 /O <56 /U (', 'open'],
  ['cut off behind the entry', '%PDF-1.7\n/Encrypt << /Filter /Standard /R 3 /O <56> /U (', 'unsure'],
])('[VA-40] what can’t be told in the browser is left to the server: %s', async (_what, content, lock) =>
  expect(await pdfLock(bytesOf(content))).toBe(lock),
)

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57edf4a22be3c955ac49da2e2107b67a',
  ],
])('MD5 gives the sums of RFC 1321: "%s"', (content, sum) =>
  expect(Array.from(md5(bytesOf(content)), (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(sum),
)
