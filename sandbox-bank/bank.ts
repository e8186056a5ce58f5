import { randomBytes } from 'node:crypto'
import { keepClockReaders } from './clock-readers.ts'
import { keepDials } from './dials.ts'
import { keepInbox } from './inbox.ts'
import { keepNotifier, type NotifierSettings } from './notifier.ts'
import { keepRegister } from './people/register.ts'
import { keepRecord } from './record.ts'
import { openState } from './state.ts'

/** What the simulated bank's systems share. */
export function openBank(dataDir: string | undefined, url: () => string, notifications?: NotifierSettings) {
  const state = openState(dataDir)
  const dials = keepDials(state)
  const now = () => new Date(Date.now() + dials.current().clockOffsetMs)
  const keys = state.collection<string>('keys')
  return {
    state,
    /** Where this sandbox can be reached. */
    url,
    dials,
    clockReaders: keepClockReaders(),
    now,
    /** yyyy-MM-dd in India. */
    today: () => new Date(now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10),
    inbox: keepInbox(state, now),
    register: keepRegister(state),
    record: keepRecord(state, now),
    notifier: keepNotifier(notifications, now),
    /** This sandbox's secret, for card numbers and vault keys that must be stable and not guessable. */
    key: keys.get('sandbox') ?? keys.put('sandbox', randomBytes(32).toString('hex')),
    /**
     * Whether the back office's working time has passed since `since` (epoch ms by the machine's clock, not the dialled
     * one).
     */
    settled: (since: number) => Date.now() - since >= dials.current().backOfficeSeconds * 1000,
  }
}

export type Bank = ReturnType<typeof openBank>
