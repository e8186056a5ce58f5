// It imports nothing, because imports would run first. Downloaded by browsers that lack something in `polyfilled`
// (polyfilled.ts), before any other code of ours. Each polyfill is as complete as this product needs; existing
// built-ins stay.

type Method = (this: never, ...parameters: never[]) => unknown

function add(owner: object, name: string, value: Method | Window): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}
add(Array.prototype, 'at', at)
add(String.prototype, 'at', at)

add(Array.prototype, 'findLast', function findLast(this: unknown[], found: (one: unknown, index: number) => boolean) {
  for (let index = this.length - 1; index >= 0; index--) if (found(this[index], index)) return this[index]
  return undefined
})
add(Array.prototype, 'flatMap', function flatMap(this: unknown[], map: (one: unknown, index: number) => unknown) {
  return ([] as unknown[]).concat(...this.map((one, index) => map(one, index)))
})
add(Array.prototype, 'toSorted', function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  return this.slice().sort(compare)
})

add(Object, 'hasOwn', (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key))
add(Object, 'fromEntries', (entries: Iterable<[PropertyKey, unknown]>) => {
  const made: Record<PropertyKey, unknown> = {}
  for (const [key, value] of Array.from(entries))
    Object.defineProperty(made, key, { value, writable: true, enumerable: true, configurable: true })
  return made
})

add(Blob.prototype, 'arrayBuffer', function arrayBuffer(this: Blob) {
  return new Response(this).arrayBuffer()
})

/** Sets `aborted` and fires the event; does not cancel a request in progress. */
function MinimalAbortController(this: { signal: object; abort: () => void }): void {
  const signal = { aborted: false }
  this.signal = signal
  this.abort = () => {
    signal.aborted = true
  }
}
add(window, 'AbortController', MinimalAbortController)
add(window, 'globalThis', window)
