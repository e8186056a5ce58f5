import { newDataKey, type Keys } from '../crypto/keys.ts'

/** The applications' data keys. Unwrapped ones are cached for a while: a KMS takes milliseconds, not microseconds. */
export interface DataKeys {
  make(applicationId: string): Promise<{ key: Buffer; wrapped: Buffer }>
  /** `wrapped` is only fetched if the key is not cached. Undefined if there is no such application. */
  of(applicationId: string, wrapped?: Buffer): Promise<Buffer | undefined>
  /** The same for what exists only with an application: that there is none is a bug, and throws. */
  need(applicationId: string): Promise<Buffer>
}

const remembered = 10_000

export function dataKeysOf(keys: Keys, readWrapped: (applicationId: string) => Promise<Buffer | undefined>): DataKeys {
  const known = new Map<string, { key: Buffer; wrapped: Buffer }>()
  const remember = (applicationId: string, key: Buffer, wrapped: Buffer) => {
    known.delete(applicationId)
    known.set(applicationId, { key, wrapped })
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  }
  const of: DataKeys['of'] = async (applicationId, given) => {
    const found = known.get(applicationId)
    // Another node may have erased the application, and given it a new key.
    if (found && (!given || given.equals(found.wrapped))) return found.key
    const wrapped = given ?? (await readWrapped(applicationId))
    if (!wrapped) return undefined
    const key = await keys.wrapper.unwrap(wrapped, applicationId)
    remember(applicationId, key, wrapped)
    return key
  }
  return {
    of,
    need: async (applicationId) => {
      const key = await of(applicationId)
      if (!key) throw new Error('there is no such application, and no data key')
      return key
    },
    make: async (applicationId) => {
      const key = newDataKey()
      const wrapped = await keys.wrapper.wrap(key, applicationId)
      remember(applicationId, key, wrapped)
      return { key, wrapped }
    },
  }
}
