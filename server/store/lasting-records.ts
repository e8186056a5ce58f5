/** What this reads of the bank's policy. */
interface Periods {
  expiryDays: number
  retention: { endedApplicationDays: number; evidenceDays: number; signInEvidenceDays: number }
}

interface Period {
  field: string
  of: (policy: Periods) => number
}

interface Lasting {
  kind: string
  /** None: nothing of ours ends it. */
  policy: readonly Period[]
  since: string
  goes: string
  told: string
  why: string
}

const expiry: Period = { field: 'expiryDays', of: ({ expiryDays }) => expiryDays }
const kept = (field: keyof Periods['retention']): Period => ({
  field: `retention.${field}`,
  of: ({ retention }) => retention[field],
})
const key = 'its data key is replaced, the record emptied, what lies beside it deleted'

/** How long records of applications are kept: by what became of them, not by their age alone (retention.ts). */
export const lasting: readonly Lasting[] = [
  {
    kind: 'An application that its applicant did not finish',
    policy: [expiry],
    since: 'the last saved answer',
    goes: key,
    told: '`expiryNoticeDays` before, in a message that names the day: saving puts it off',
    why: 'it can be continued',
  },
  {
    kind: 'An application that ended without a card: refused, withdrawn, run out after a decision',
    policy: [kept('endedApplicationDays')],
    since: 'it was closed',
    goes: key,
    told: 'nobody: there is nothing left to act on',
    why: 'a decision can be explained and contested; no trace of it is erased before its own time',
  },
  {
    kind: 'An application with a card',
    policy: [],
    since: '',
    goes: 'not by this product, which never learns that the account was closed',
    told: '',
    why: 'identity records are kept five years after the account is closed (PMLA, section 12)',
  },
  {
    kind: 'Audit and consents of an erased application, its emptied record, its notice of the decision, its answers in words',
    policy: [kept('evidenceDays')],
    since: 'it was erased',
    goes: '`npm run remove-evidence` cuts its chain: the rows are deleted, a signed line says what is gone',
    told: 'nobody: nothing in it names a person or can be opened',
    why: 'they prove what was agreed to and done',
  },
  {
    kind: 'Audit of sign-ins that led to no application',
    policy: [kept('signInEvidenceDays')],
    since: 'the entry',
    goes: '`npm run remove-evidence` cuts the beginning of its chain',
    told: 'nobody: it names nobody',
    why: 'attacks are looked into',
  },
  {
    kind: 'Seals, and the signed lines of what was removed',
    policy: [],
    since: '',
    goes: 'stays: references and hashes only',
    told: '',
    why: 'the rest can be verified by them',
  },
]
