import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { download, redeemToken, requestCode, search } from '@card-journey/providers/ckyc/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

/** A code that was sent: to whom, for whose record, and what is left of it. */
interface Transaction {
  mobile: string
  otp: string
  token: string
  wrong: number
  used: boolean
  expiresAt: number
}

const validMs = 10 * 60_000
const triesAllowed = 3

/**
 * The central KYC registry: listed people have a record, and whoever has a PAN of the form AAAPC0000x a good one. A CKYC
 * number is 5 and the mobile with leading zeros. The record is given for the code in the message to that mobile, or for the
 * token of the link in it.
 */
export function ckyc({ bank, serve }: SystemHost): void {
  const transactions = bank.state.collection<Transaction>('ckyc-transactions')

  const traitOf = (mobile: string) =>
    personOf(mobile)?.ckyc ??
    (bank.register.identity(mobile)?.panNumber.startsWith('AAAPC') ? ('good' as const) : undefined)

  serve(search, ({ idNo }) => {
    const mobile = bank.register.mobileOfPan(idNo)
    return { answer: { ckycNo: mobile && traitOf(mobile) ? `5000${mobile}` : null } }
  })

  const record = (mobile: string) => {
    const trait = traitOf(mobile)
    const identity = bank.register.identity(mobile)
    if (!trait || !identity) return undefined
    const other = trait === 'otherPerson'
    return {
      ckycNo: `5000${mobile}`,
      firstName: other ? 'Somebody' : identity.firstName,
      middleName: other ? '' : identity.middleName,
      lastName: other ? 'Else' : identity.lastName,
      dob: identity.dateOfBirth,
      permCity: 'Bengaluru',
      permPin: '560001',
      recordStatus: trait === 'stale' ? ('STALE' as const) : ('GOOD' as const),
    }
  }

  serve(requestCode, ({ ckycNo, returnUrl }, reference) => {
    const mobile = ckycNo.slice(4)
    if (!record(mobile)) return { refuse: 'NO_SUCH_RECORD' }
    const otp = String(randomInt(1_000_000)).padStart(6, '0')
    const token = randomBytes(24).toString('base64url')
    const txn = `ckyc-${reference}`
    transactions.put(txn, { mobile, otp, token, wrong: 0, used: false, expiresAt: bank.now().getTime() + validMs })
    bank.inbox.deliver({
      channel: 'sms',
      template: 'CKYC_OTP',
      to: mobile,
      text: `${otp} is the OTP to share your central KYC record. Valid for 10 minutes. Or open this link where you apply: ${returnUrl}?CKYCToken=${token}`,
    })
    return { answer: { txn, maskedMobile: `******${mobile.slice(-4)}` } }
  })

  /** The record of a code or token that was right, which is used up by it. */
  const given = (txn: string, transaction: Transaction, dob: string) => {
    transactions.put(txn, { ...transaction, used: true })
    const found = record(transaction.mobile)
    return found?.dob === dob ? { answer: found } : { refuse: 'BIRTH_DATE_DIFFERS' }
  }

  serve(download, ({ txn, otp, dob }) => {
    const transaction = transactions.get(txn)
    if (!transaction || transaction.used) return { refuse: 'TRANSACTION_UNKNOWN' }
    if (transaction.wrong >= triesAllowed) return { refuse: 'OTP_VOID' }
    if (bank.now().getTime() > transaction.expiresAt) return { refuse: 'OTP_EXPIRED' }
    if (timingSafeEqual(Buffer.from(otp), Buffer.from(transaction.otp))) return given(txn, transaction, dob)
    const wrong = transaction.wrong + 1
    transactions.put(txn, { ...transaction, wrong })
    return { refuse: wrong >= triesAllowed ? 'OTP_VOID' : 'OTP_WRONG' }
  })

  serve(redeemToken, ({ txn, CKYCToken, dob }) => {
    const transaction = transactions.get(txn)
    const good =
      transaction &&
      !transaction.used &&
      transaction.token === CKYCToken &&
      bank.now().getTime() <= transaction.expiresAt
    return good ? given(txn, transaction, dob) : { refuse: 'TOKEN_UNKNOWN' }
  })
}
