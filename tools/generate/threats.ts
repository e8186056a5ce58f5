import { testTitles } from '../laws/test-titles.ts'
import { generated, table } from './markdown.ts'

export const path = 'docs/generated/threats.md'

/** What an attacker would try, and the control against it. A number is never reused. */
const threats: Readonly<Record<string, readonly [attack: string, control: string]>> = {
  T1: [
    'Reading or writing another applicant’s application by its id',
    'the application follows from the session; a foreign id answers like an unknown one',
  ],
  T2: [
    'Guessing or taking over prepared client data',
    'long random ids; the first browser alone, for 15 minutes; masked answers; the code goes to the number on file, and only that number’s application gets the ids',
  ],
  T3: [
    'Trying out one-time codes',
    'three wrong attempts void a code, three voided codes lock the number; counted on the server before comparing',
  ],
  T4: [
    'Flooding someone with messages, or using the senders as a relay',
    'pauses and limits on the server; templates only, to the session’s own number',
  ],
  T5: [
    'Setting marker, decision, limit or dates from the browser',
    'the browser names an action; the server’s rows say what it sets',
  ],
  T6: [
    'Fields that are not asked, wrong types, prototype keys',
    'closed schemas without coercion; a foreign field refuses the whole call',
  ],
  T7: [
    'Fixing or stealing a session',
    'a new token at the code, stored hashed, bound to the envelope’s key and a cookie half; ends on idleness, age, sign-out',
  ],
  T8: [
    'A second device taking over or locking out',
    'one hold per application with an epoch that every write carries; no take-over without a fresh code',
  ],
  T9: [
    'Skipping steps by address or by direct call',
    'a call is open only where a row of the flow allows it; pages go to where the applicant stands',
  ],
  T10: [
    'Finding out who is a customer',
    'the same response for known and unknown numbers before the code; masked data after it; attempts counted',
  ],
  T11: ['Using birth date or CRN in place of a proof', 'they are asked for only after the code'],
  T12: [
    'Changing, moving or replaying encrypted bodies',
    'authenticated encryption bound to call, transaction and time',
  ],
  T13: ['Bypassing the checksum', 'it proves nothing here: the code alone decides'],
  T14: [
    'Harmful uploads',
    'content decides the type; read by a process without secrets, killed in time; pictures encoded anew; limits in the database',
  ],
  T15: [
    'A stored file that attacks its reader',
    'given out as an attachment of the checked type, never sniffed, in a sandbox; audited',
  ],
  T16: ['Redirecting to a foreign site', 'redirects are keys; https origins on an allow-list'],
  T17: ['Script through texts, names or a system’s answer', 'text only, no raw HTML, strict Content-Security-Policy'],
  T18: [
    'Aadhaar, PAN or names in logs, addresses, storage',
    'Aadhaar is kept nowhere; the record is sealed; logs take an allow-list',
  ],
  T19: [
    'Keeping or replaying card number, security code, expiry',
    'fetched for 30 seconds under a grant, never stored, never replayed',
  ],
  T20: [
    'Guessing the PIN, or finding it in a record',
    'weak ones refused; Argon2id with a key outside the database; three failures wait two hours',
  ],
  T21: [
    'Joining someone else’s video call',
    'a token for one join within a minute, of one session; closed messages at a limited rate; a drop begins a new session',
  ],
  T22: ['Guessing or prefetching a mailed link', 'long tokens stored hashed, used once'],
  T23: ['Submitting twice, two tabs, two devices', 'transaction ids, versions, unique constraints'],
  T24: [
    'A system that may or may not have acted',
    'our reference is stored before the call; an unknown outcome is looked up by it, and the call is not made under another',
  ],
  T25: [
    'A hostile response from a system',
    'size and time caps, closed shapes, no redirects, a breaker; never an approval',
  ],
  T26: [
    'Pretending to be in India',
    'the peer’s address through trusted proxies only; the position is evidence beside it',
  ],
  T27: [
    'Changing the audit, disputing a consent',
    'append-only tables, chained by hashes and sealed; code, version, language, hash of the text and time',
  ],
  T28: ['Exhausting the server', 'rate limits, bounded bodies and hashing, time-outs'],
  T29: ['A harmful package', 'a lock file that is checked, approved install scripts by name'],
  T30: ['Manipulating clocks', 'the server’s time in India’s zone decides'],
  T31: [
    'Notifying in the name of a bank’s system, or replaying a captured notification',
    'a port and keys of their own, a signature over id, time and body; it only brings a look, and few of them',
  ],
}

/** What happens once, or in one order, however many ask at the same moment. A number is never reused. */
const races: Readonly<Record<string, string>> = {
  R1: 'Of many right entries of a one-time code, one succeeds',
  R2: 'Of many wrong entries of a code, three are counted; then the code is void',
  R3: 'Of many requests for a code, one sends it',
  R4: 'A mobile number gets one open application, a transaction creates one',
  R5: 'A call to a system gets one reference, and its first outcome stays',
  R6: 'An application gets one card',
  R7: 'An application gets one PIN; three wrong ones are compared, then it is locked',
  R8: 'Of saves based on one version, one wins and the others learn the latest; a transaction saves once',
  R9: 'One session takes a free application; after a change of hold, the earlier epoch writes nothing',
  R10: 'An outbox entry is handled once, however many workers there are',
  R11: 'A limit is exact at its edge',
}

/** Each threat with the tests that attack its control, each race with the tests that run it. */
export function render(): string {
  const tests = namedInTests()
  const linked = (id: string) =>
    (tests.get(id) ?? []).map((file) => `[${file.split('/').at(-1)}](../../${file})`).join(', ') || '–'
  return `${generated}

# Threats

What an attacker would try, the control against it, and the tests that attack the control.

${table(
  ['id', 'attack', 'control', 'attacked by'],
  Object.entries(threats).map(([id, [attack, control]]) => [id, attack, control, linked(id)]),
)}

## Races

What must hold when many ask at the same moment, and the tests that make them ask.

${table(
  ['id', 'what holds', 'run by'],
  Object.entries(races).map(([id, promise]) => [id, promise, linked(id)]),
)}
`
}

/** Id → test files that begin a title with it. */
function namedInTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { file, ids } of testTitles())
    for (const id of ids) {
      const files = found.get(id) ?? []
      if (!files.includes(file)) found.set(id, [...files, file])
    }
  return found
}
