/**
 * The keys at rest. One master key; every other key is derived from it by HKDF under its own label, so that no key
 * serves two purposes. Data keys of applications are wrapped by `wrapper`, which a bank replaces by its KMS.
 */
export interface Keys {
  wrapper: KeyWrapper
  /** A 256-bit key for one purpose. The same label gives the same key. */
  derive(label: string): Buffer
}

/** Wraps and unwraps data keys; `context` is bound in (the application's id). A KMS's client has this shape. */
export interface KeyWrapper {
  wrap(dataKey: Buffer, context: string): Promise<Buffer>
  unwrap(wrapped: Buffer, context: string): Promise<Buffer>
}
