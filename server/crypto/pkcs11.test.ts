import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { applicant, placeFor } from '../store/test-stores.ts'
import { keysFrom, keysUnder } from './keys.ts'
import { openPkcs11 } from './pkcs11.ts'
import { pkcs11Key } from './pkcs11-uri.ts'

test('a PKCS#11 URI names token, object and library, in any order and percent-encoded', () => {
  const key = { token: 'Bank; cards', object: 'master-1', modulePath: '/usr/lib/hsm.so' }
  expect(pkcs11Key('pkcs11:token=Bank%3B%20cards;object=master-1?module-path=/usr/lib/hsm.so')).toEqual(key)
  expect(
    pkcs11Key('pkcs11:object=master-1;type=secret-key;token=Bank%3b cards?x=1&module-path=%2Fusr/lib/hsm.so'),
  ).toEqual(key)
  for (const uri of [
    '',
    'pkcs11:',
    'pkcs11:token=a;object=b',
    'pkcs11:object=b?module-path=c',
    'pkcs12:token=a',
    'pkcs11:token=%E0;object=b?module-path=c',
  ])
    expect(pkcs11Key(uri), uri).toBeUndefined()
})

const library = '/usr/lib/softhsm/libsofthsm2.so'
const pin = '1234'
const hasPackage = (() => {
  try {
    return Boolean(createRequire(import.meta.url)('pkcs11js'))
  } catch {
    return false
  }
})()
const isInstalled = existsSync(library) && hasPackage
if (!isInstalled)
  console.info('No key in an HSM: SoftHSM is not installed (apt-get install softhsm2), or pkcs11js could not be built.')

/** What an operator does with the tools of the HSM: keys of 256 bits that stay inside, and some that are refused. */
const making = `
  const pkcs11 = require('pkcs11js')
  const [library, pin] = process.argv.slice(1)
  const module = new pkcs11.PKCS11()
  module.load(library)
  module.C_Initialize()
  const slot = module.C_GetSlotList(true).find((one) => module.C_GetTokenInfo(one).label.trim() === 'cards')
  const session = module.C_OpenSession(slot, pkcs11.CKF_SERIAL_SESSION | pkcs11.CKF_RW_SESSION)
  module.C_Login(session, pkcs11.CKU_USER, pin)
  const make = (label, { bytes = 32, extractable = false } = {}) =>
    module.C_GenerateKey(session, { mechanism: pkcs11.CKM_AES_KEY_GEN }, [
      { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
      { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
      { type: pkcs11.CKA_LABEL, value: label },
      { type: pkcs11.CKA_VALUE_LEN, value: bytes },
      { type: pkcs11.CKA_TOKEN, value: true },
      { type: pkcs11.CKA_PRIVATE, value: true },
      { type: pkcs11.CKA_SENSITIVE, value: true },
      { type: pkcs11.CKA_EXTRACTABLE, value: extractable },
      { type: pkcs11.CKA_ENCRYPT, value: true },
      { type: pkcs11.CKA_DECRYPT, value: true },
    ])
  for (const label of ['master-1', 'master-2', 'twice', 'twice']) make(label)
  make('open', { extractable: true })
  make('short', { bytes: 16 })
`

/** A process that has as many operations under way as a busy server. */
const working = `
  const { openPkcs11 } = await import(process.argv[1])
  const wrapper = openPkcs11(process.argv[2], process.argv[3])
  const key = Buffer.alloc(32, 7)
  await Promise.all(Array.from({ length: 200 }, async (_, n) => {
    const unwrapped = await wrapper.unwrap(await wrapper.wrap(key, 'a' + n), 'a' + n)
    if (!unwrapped.equals(key)) throw new Error('another key')
  }))
`

describe.skipIf(!isInstalled)('a master key in SoftHSM', () => {
  const folder = mkdtempSync(join(tmpdir(), 'softhsm-'))
  const uriOf = (object: string, token = 'cards') => `pkcs11:token=${token};object=${object}?module-path=${library}`

  beforeAll(() => {
    writeFileSync(join(folder, 'softhsm2.conf'), `directories.tokendir = ${folder}\nobjectstore.backend = file\n`)
    process.env['SOFTHSM2_CONF'] = join(folder, 'softhsm2.conf')
    execFileSync('softhsm2-util', ['--init-token', '--free', '--label', 'cards', '--pin', pin, '--so-pin', '4321'])
    // In a process of its own: a module object that is collected would unload the library under the tests.
    execFileSync(process.execPath, ['-e', making, library, pin], { cwd: import.meta.dirname })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('wraps a key for one application, and many at once', async () => {
    const wrapper = openPkcs11(uriOf('master-1'), pin)
    const keys = Array.from({ length: 50 }, () => randomBytes(32))
    const wrapped = await Promise.all(keys.map((key, n) => wrapper.wrap(key, `application ${n}`)))
    const unwrapped = await Promise.all(wrapped.map((one, n) => wrapper.unwrap(one, `application ${n}`)))
    expect(unwrapped).toEqual(keys)
    await expect(wrapper.unwrap(wrapped[0]!, 'application 1')).rejects.toThrow('CKR')
    const changed = Buffer.from(wrapped[0]!)
    changed[20]! ^= 1
    await expect(wrapper.unwrap(changed, 'application 0')).rejects.toThrow('CKR')
    await expect(openPkcs11(uriOf('master-2'), pin).unwrap(wrapped[0]!, 'application 0')).rejects.toThrow('CKR')
    expect(openPkcs11(uriOf('master-2'), pin).id).not.toBe(wrapper.id)
    // What failed has left its session usable.
    expect(await wrapper.unwrap(wrapped[1]!, 'application 1')).toEqual(keys[1])
  })

  test('operations in many threads leave a process whole until it has ended', () => {
    for (let times = 0; times < 5; times++)
      execFileSync(process.execPath, [
        '--input-type=module',
        '--eval',
        working,
        new URL('pkcs11.ts', import.meta.url).href,
        uriOf('master-1'),
        pin,
      ])
  })

  test.each([
    ['a key that is not there', 'nothing', undefined, 'no secret keys'],
    ['two keys of one name', 'twice', undefined, 'several secret keys'],
    ['a key that may be taken out', 'open', undefined, 'CKA_EXTRACTABLE'],
    ['a key of 128 bits', 'short', undefined, '256 bits'],
    ['a token that is not there', 'master-1', 'others', 'there are 0 tokens'],
  ])('refuses %s', (_, object, token, sentence) => {
    expect(() => openPkcs11(uriOf(object, token), pin)).toThrow(sentence)
  })

  test('a database moves from a master key into the HSM, and to the next key in it', async () => {
    const place = await placeFor('pglite')
    const former = randomBytes(32)
    let store = await openStore({ ...place, keys: keysFrom(former), production: false })
    const { id, mobileNumber } = await applicant(store)
    await store.close()
    const restart = async (object: string, others: Parameters<typeof keysUnder>[1] = {}) => {
      const keys = keysUnder(openPkcs11(uriOf(object), pin), others)
      store = await openStore({ ...place, keys, production: false })
      expect(await store.applications.openOf(mobileNumber)).toBe(id)
      expect((await store.applications.read(id))?.document.applicantDetails).toEqual([{ mobileNumber }])
    }
    await restart('master-1', { others: [former] })
    expect(await store.rotateKeys()).toEqual({ moved: 0, renamed: 0, wrapped: 2 })
    await store.close()
    await restart('master-1')
    await applicant(store)
    await store.close()
    await restart('master-2', { inKms: [openPkcs11(uriOf('master-1'), pin)] })
    expect(await store.rotateKeys()).toEqual({ moved: 0, renamed: 0, wrapped: 3 })
    await store.close()
    await restart('master-2')
    await store.close()
    const other = keysUnder(openPkcs11(uriOf('master-1'), pin))
    await expect(openStore({ ...place, keys: other, production: false })).rejects.toThrow('another master key')
    await place.remove()
  }, 240_000)
})
