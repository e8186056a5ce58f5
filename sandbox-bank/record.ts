import type { State } from './state.ts'

/** What a system was asked about a person, and its result. */
export interface RecordEntry {
  at: string
  mobile: string
  what: 'bureau' | 'decision' | 'mobile-risk' | 'screening' | 'video-kyc'
  answer: string
}

/** Beyond this number the oldest are forgotten. */
const capacity = 2000

/** Enquiries, scores and decisions in order, to show that no one was asked about twice. */
export function keepRecord(state: State, now: () => Date) {
  const kept = state.collection<{ number: number; noted: RecordEntry }>('record')
  let last = Math.max(0, ...kept.all().map(({ number }) => number))
  return {
    note(mobile: string, what: RecordEntry['what'], answer: string): void {
      last += 1
      kept.put(String(last % capacity), { number: last, noted: { at: now().toISOString(), mobile, what, answer } })
    },
    /** Newest first. */
    read: (mobile?: string): RecordEntry[] =>
      kept
        .all()
        .toSorted((one, other) => other.number - one.number)
        .map(({ noted }) => noted)
        .filter((noted) => mobile === undefined || noted.mobile === mobile),
  }
}
