import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type * as Pkcs11 from 'pkcs11js'
import { freshIv } from './fresh-iv.ts'
import type { KeyWrapper } from './key-ring.ts'
import { pkcs11Key, type Pkcs11Key } from './pkcs11-uri.ts'

const ivBytes = 12
const tagBits = 128
/** A wrapped key is a few bytes longer than the key. */
const roomBytes = 256
/** An operation takes its session until it ends. */
const sessions = 4

const alreadyLoggedIn = 0x100

/**
 * A wrapper whose master key never leaves an HSM, or a KMS that speaks PKCS#11: AES-256-GCM inside it. Its sessions end with
 * the process. `uri`: RFC 7512, such as
 * `pkcs11:token=cards;object=master-1?module-path=/usr/lib/softhsm/libsofthsm2.so`.
 */
export function openPkcs11(uri: string, pin: string): KeyWrapper {
  const named = pkcs11Key(uri)
  if (!named) throw new Error('MASTER_KEY_HSM needs a token, an object and a module-path.')
  const library = loadLibrary()
  try {
    const module = moduleAt(named.modulePath, library)
    const slot = slotOf(module, named)
    const lanes = Array.from({ length: sessions }, () => ({
      session: module.C_OpenSession(slot, library.CKF_SERIAL_SESSION),
      busy: Promise.resolve() as Promise<unknown>,
    }))
    const [first] = lanes
    if (!first) throw new Error('no session')
    signIn(() => module.C_Login(first.session, library.CKU_USER, pin))
    const key = keyOf(module, library, first.session, named)
    let next = 0
    /** One operation at a time in each session. */
    const inSession = <Result>(work: (session: Buffer) => Promise<Result>): Promise<Result> => {
      const lane = lanes[(next = (next + 1) % lanes.length)] ?? first
      const done = lane.busy.then(() => work(lane.session))
      lane.busy = done.catch(() => undefined)
      return done
    }
    const mechanism = (iv: Buffer, context: string): Pkcs11.Mechanism => ({
      mechanism: library.CKM_AES_GCM,
      parameter: {
        type: library.CK_PARAMS_AES_GCM_v240,
        iv,
        ivBits: ivBytes * 8,
        aad: Buffer.from(`data-key|${context}`),
        tagBits,
      } as Pkcs11.AesGCM,
    })
    return {
      // Not the token's serial number: the members of a cluster have different ones.
      id: createHash('sha256').update(`pkcs11|${named.token}|${named.object}`).digest('hex').slice(0, 16),
      wrap: (dataKey, context) =>
        inSession(async (session) => {
          const iv = Buffer.from(freshIv())
          module.C_EncryptInit(session, mechanism(iv, context), key)
          return Buffer.concat([iv, await module.C_EncryptAsync(session, dataKey, Buffer.alloc(roomBytes))])
        }),
      unwrap: (wrapped, context) =>
        inSession(async (session) => {
          module.C_DecryptInit(session, mechanism(wrapped.subarray(0, ivBytes), context), key)
          return module.C_DecryptAsync(session, wrapped.subarray(ivBytes), Buffer.alloc(roomBytes))
        }),
    }
  } catch (error) {
    throw new Error(`The master key in the HSM can't be used: ${(error as Error).message}`, { cause: error })
  }
}

const modules = new Map<string, Pkcs11.PKCS11>()

/** One for each library, kept for good: when such an object is collected, its library is unloaded under all others. */
function moduleAt(path: string, library: typeof Pkcs11): Pkcs11.PKCS11 {
  const known = modules.get(path)
  if (known) return known
  const module = new library.PKCS11()
  module.load(path)
  modules.set(path, module)
  // Operations run in threads: without this word the library takes no locks, and its memory is damaged.
  module.C_Initialize({ flags: library.CKF_OS_LOCKING_OK })
  return module
}

/** A native package, which only those need who have an HSM. */
function loadLibrary(): typeof Pkcs11 {
  try {
    return createRequire(import.meta.url)('pkcs11js') as typeof Pkcs11
  } catch (error) {
    throw new Error('MASTER_KEY_HSM needs the package pkcs11js, which could not be built on this machine.', {
      cause: error,
    })
  }
}

function slotOf(module: Pkcs11.PKCS11, { token }: Pkcs11Key): Buffer {
  const found = module.C_GetSlotList(true).filter((slot) => module.C_GetTokenInfo(slot).label.trim() === token)
  if (!found[0] || found.length > 1) throw new Error(`there are ${found.length} tokens of the name ${token}`)
  return found[0]
}

function keyOf(module: Pkcs11.PKCS11, library: typeof Pkcs11, session: Buffer, { object }: Pkcs11Key): Buffer {
  module.C_FindObjectsInit(session, [
    { type: library.CKA_CLASS, value: library.CKO_SECRET_KEY },
    { type: library.CKA_LABEL, value: object },
  ])
  const found = module.C_FindObjects(session, 2)
  module.C_FindObjectsFinal(session)
  const [key] = found
  if (!key || found.length > 1) throw new Error(`there are ${key ? 'several' : 'no'} secret keys of the name ${object}`)
  const attributes = module.C_GetAttributeValue(session, key, [
    { type: library.CKA_EXTRACTABLE },
    { type: library.CKA_VALUE_LEN },
  ])
  const [extractable, length] = attributes.map(({ value }) => (Buffer.isBuffer(value) ? value : Buffer.alloc(8)))
  if (extractable?.[0] !== 0) throw new Error(`the key ${object} may be taken out of the token (CKA_EXTRACTABLE)`)
  if (length?.readUIntLE(0, 4) !== 32) throw new Error(`the key ${object} is no AES key of 256 bits`)
  return key
}

/** A token knows one sign-in for each process. */
function signIn(login: () => void): void {
  try {
    login()
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyLoggedIn) throw error
  }
}
