import { createHash, hkdfSync } from 'node:crypto'
import { open, seal } from './sealing.ts'

/** Wraps and unwraps keys; `context` (the application's id) is bound in. A KMS client has this shape. */
export interface KeyWrapper {
  /** Of the master key that it wraps with; not secret, stored beside what was wrapped. */
  readonly id: string
  wrap(key: Buffer, context: string): Promise<Buffer>
  unwrap(wrapped: Buffer, context: string): Promise<Buffer>
}

/** Keys from one secret by HKDF, each under its own label, so that no key serves two purposes. */
export function derivedFrom(secret: Buffer): (label: string) => Buffer {
  const derived = new Map<string, Buffer>()
  return (label) => {
    const known = derived.get(label)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `card-journey/${label}`, secret.length))
    derived.set(label, key)
    return key
  }
}

/** With a master key that this process holds. */
export function localWrapper(masterKey: Buffer): KeyWrapper {
  const derive = derivedFrom(masterKey)
  const key = derive('data-key-wrapping')
  return {
    id: createHash('sha256').update(derive('key-id')).digest('hex').slice(0, 16),
    wrap: async (dataKey, context) => seal(dataKey, key, `data-key|${context}`),
    unwrap: async (wrapped, context) => open(wrapped, key, `data-key|${context}`),
  }
}

/**
 * Wraps under the first; unwraps what any of them wrapped. Which one it was is not asked: a value from before there were key
 * ids does not say so. The first one's error is the one that is told: it may be a KMS that is away.
 */
export function ringOf([current, ...others]: readonly [KeyWrapper, ...KeyWrapper[]]): KeyWrapper {
  return {
    id: current.id,
    wrap: (key, context) => current.wrap(key, context),
    unwrap: async (wrapped, context) => {
      try {
        return await current.unwrap(wrapped, context)
      } catch (error) {
        for (const other of others) {
          const key = await other.unwrap(wrapped, context).catch(() => undefined)
          if (key) return key
        }
        throw error
      }
    },
  }
}
