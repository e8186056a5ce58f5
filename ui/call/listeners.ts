export interface Listeners<Value> {
  /** Returns the removal. */
  add: (listener: (value: Value) => void) => () => void
  tell: (value: Value) => void
}

/** A set of listeners. */
export function listeners<Value = void>(): Listeners<Value> {
  const all = new Set<(value: Value) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell(value) {
      for (const listener of all) listener(value)
    },
  }
}
