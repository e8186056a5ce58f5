/**
 * What asking one of the bank's systems can give. Expected outcomes are values; no provider call throws.
 *
 * - `answered`: it did what was asked, or gave what was asked for. `reference` is the system's own id where it gave
 *   one, `ms` the duration.
 * - `refused`: it understood and declined, with a code from the port's closed list.
 * - `unavailable`: nothing happened there (not reached, told to wait, breaker open) or a read gave no usable response.
 *   Asking again is safe. `garbled`: the host did respond, but unreadably.
 * - `unknown`: an effect was sent and its outcome never came back usable. Never repeat it under another reference: ask
 *   the verb's `byReference`, or repeat it under the same reference (threat T24).
 */
export type ProviderResult<T> =
  | { kind: 'answered'; value: T; reference?: string; ms: number }
  | { kind: 'refused'; code: string; reference?: string }
  | { kind: 'unavailable'; retryAfterSeconds?: number; garbled?: true }
  | { kind: 'unknown'; reference: string }

/** A verb without effect: may be called again at any time. */
export type Read<Request, Value> = (request: Request) => Promise<ProviderResult<Value>>

/**
 * A verb with an effect. `reference` is our id (UUID), stored before the call; the system answers a known reference
 * with the first outcome and does nothing twice. `byReference` gives that outcome, or is refused with NO_SUCH_REFERENCE
 * when the system never saw it; then the verb may be called again under the same reference.
 */
export interface Effect<Request, Value> {
  (request: Request & { reference: string }): Promise<ProviderResult<Value>>
  byReference: (reference: string) => Promise<ProviderResult<Value>>
}

export const noSuchReference = 'NO_SUCH_REFERENCE'
