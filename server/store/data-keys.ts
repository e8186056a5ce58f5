import { newDataKey, type Keys } from '../crypto/keys.ts'
import { oldestOut } from '../oldest-out.ts'

/** The applications' data keys. Unwrapped ones are cached for a while: a KMS takes milliseconds, not microseconds. */
export interface DataKeys {
  /** To be remembered once it is stored: before, or if it never is, what is sealed under it could not be opened. */
  make(applicationId: string): Promise<{ key: Buffer; wrapped: Buffer; remember: () => void }>
  /** `wrapped` is only fetched if the key is not cached. Undefined if there is no such application. */
  of(applicationId: string, wrapped?: Buffer): Promise<Buffer | undefined>
  /** The same for what exists only with an application: that there is none is a bug, and throws. */
  need(applicationId: string): Promise<Buffer>
}

interface Opened {
  applicationId: string
  key: Buffer
  wrapped: Buffer
}

const remembered = 10_000

/** Once set, wrapped data keys are written to the table `data_key`, and moved there from the applications' own rows. */
export const apartFact = 'data-keys-apart'

/** SQL: whether that fact is set. Read by the statement itself, because a node may have started before it was. */
export const keysAreApart = `exists (select from store_fact where name = '${apartFact}')`

export function dataKeysOf(keys: Keys, readWrapped: (applicationId: string) => Promise<Buffer | undefined>): DataKeys {
  const known = new Map<string, Opened>()
  const takePlace = oldestOut<Opened>(remembered, (oldest) => {
    // It may have been opened again since.
    if (known.get(oldest.applicationId) === oldest) known.delete(oldest.applicationId)
  })
  const remember = (applicationId: string, key: Buffer, wrapped: Buffer) => {
    const opened = { applicationId, key, wrapped }
    known.set(applicationId, opened)
    takePlace(opened)
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
      return { key, wrapped, remember: () => remember(applicationId, key, wrapped) }
    },
  }
}
