import { randomBytes } from 'node:crypto'
import { keepClockReaders } from './clock-readers.ts'
import { dayInIndia } from './days.ts'
import { keepRules } from './decisions/edited-rules.ts'
import { keepDesk } from './desk/desk.ts'
import { openSealing } from './desk/recordings/sealing.ts'
import { keepDials } from './dials.ts'
import { keepInbox } from './inbox.ts'
import { keepPreparedClients } from './links/prepared-clients.ts'
import { keepNotifier, type NotifierSettings } from './notifier.ts'
import { personOf } from './people/people.ts'
import { keepRegister } from './people/register.ts'
import { keepRecord } from './record.ts'
import { openState } from './state.ts'

/** What the simulated bank's systems share. */
export function openBank(dataDir: string | undefined, url: () => string, notifications?: NotifierSettings) {
  const state = openState(dataDir)
  const dials = keepDials(state)
  const now = () => new Date(Date.now() + dials.current().clockOffsetMs)
  const keys = state.collection<string>('keys')
  const key = keys.get('sandbox') ?? keys.put('sandbox', randomBytes(32).toString('hex'))
  return {
    state,
    /** Where this sandbox can be reached. */
    url,
    dials,
    clockReaders: keepClockReaders(),
    now,
    /** yyyy-MM-dd in India. */
    today: () => dayInIndia(now().getTime()),
    inbox: keepInbox(state, now),
    register: keepRegister(state),
    record: keepRecord(state, now),
    /** The decision tables, as shipped or as edited at the console. */
    rules: keepRules(state),
    preparedClients: keepPreparedClients(state, now),
    notifier: keepNotifier(notifications, now),
    /** Video calls: the queue, the calls and their verdicts. */
    desk: keepDesk(state, {
      now,
      sealing: openSealing(key),
      dials: dials.current,
      scriptedVerdict(mobileNumber) {
        const scripted = personOf(mobileNumber)?.videoKyc
        return scripted === 'decline' || scripted === 'refer' ? scripted : 'approved'
      },
    }),
    /** This sandbox's secret, for card numbers and vault keys that must be stable and not guessable. */
    key,
    /**
     * Whether the back office's working time has passed since `since` (epoch ms by the machine's clock, not the dialled
     * one).
     */
    settled: (since: number) => Date.now() - since >= dials.current().backOfficeSeconds * 1000,
  }
}

export type Bank = ReturnType<typeof openBank>
