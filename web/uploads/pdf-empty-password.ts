import { md5 } from './md5.ts'

/** The entries of a pdf's standard encryption that say whether a password opens it (ISO 32000-2, 7.6.4). */
export interface StandardEncryption {
  revision: number
  /** In bytes; revisions 2 to 4. */
  keyLength: number
  permissions: number
  owner: Uint8Array<ArrayBuffer>
  user: Uint8Array<ArrayBuffer>
  id: Uint8Array<ArrayBuffer>
  encryptsMetadata: boolean
}

type Bytes = Uint8Array<ArrayBuffer>

/** What fills up a password of fewer than 32 bytes: here all of it. */
const filling = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00,
  0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
])

/** Whether the empty user password opens the pdf; undefined for an encryption that is not known. */
export async function opensWithoutPassword(encryption: StandardEncryption): Promise<boolean | undefined> {
  const { revision, owner, user } = encryption
  const complete = revision >= 5 ? 48 : 32
  if (owner.length < complete || user.length < complete) return undefined
  if (revision === 5) return same(await digest('SHA-256', user.slice(32, 40)), user, 32)
  if (revision === 6) return same(await hardened(user.slice(32, 40)), user, 32)
  if (revision >= 2 && revision <= 4) return byFileKey(encryption)
  return undefined
}

const same = (one: Bytes, other: Bytes, length: number): boolean =>
  one.subarray(0, length).every((byte, index) => byte === other[index])

function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Revisions 2 to 4: the file's key from the password (algorithm 2), then the user entry from the key (4 and 5). */
function byFileKey({ revision, keyLength, permissions, owner, user, id, encryptsMetadata }: StandardEncryption) {
  const length = revision === 2 ? 5 : Math.min(Math.max(keyLength, 5), 16)
  const sign = new Uint8Array(4)
  new DataView(sign.buffer).setInt32(0, permissions | 0, true)
  const unsealed = revision === 4 && !encryptsMetadata ? Uint8Array.from([255, 255, 255, 255]) : new Uint8Array(0)
  let key = md5(joined(filling, owner.slice(0, 32), sign, id, unsealed))
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.slice(0, length))
  key = key.slice(0, length)
  if (revision === 2) return same(rc4(key, filling), user, 32)
  let expected = rc4(key, md5(joined(filling, id)))
  for (let round = 1; round < 20; round += 1)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    )
  return same(expected, user, 16)
}

function rc4(key: Bytes, content: Bytes): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const [a = 0, b = 0] = [state[one], state[other]]
    state[one] = b
    state[other] = a
    return (a + b) & 255
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let other = 0
  return content.map((byte, index) => {
    const at = (index + 1) & 255
    other = (other + (state[at] ?? 0)) & 255
    return byte ^ (state[swap(at, other)] ?? 0)
  })
}

const digest = async (name: string, content: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(name, content))

/** The hash of revision 6 (algorithm 2.B) of an empty user password with this salt. */
async function hardened(salt: Bytes): Promise<Bytes> {
  let hash = await digest('SHA-256', salt)
  for (let round = 0; ; round += 1) {
    const repeated = new Uint8Array(hash.length * 64)
    for (let copy = 0; copy < 64; copy += 1) repeated.set(hash, copy * hash.length)
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.slice(16, 32) }, key, repeated)
    const encrypted = new Uint8Array(padded).slice(0, repeated.length)
    const remainder = encrypted.slice(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await digest(['SHA-256', 'SHA-384', 'SHA-512'][remainder] ?? '', encrypted)
    if (round >= 63 && (encrypted[encrypted.length - 1] ?? 0) <= round - 31) return hash.slice(0, 32)
  }
}
