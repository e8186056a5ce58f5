import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { requestOtp, validateOtp } from '@card-journey/providers/aadhaar/wire.ts'
import { personOf, personOfLinkedMobile } from '../people/people.ts'
import type { Identity } from '../people/register.ts'
import type { SystemHost } from '../serve.ts'
import { passesVerhoeff } from './verhoeff.ts'

interface Transaction {
  mobile: string
  mobileLinked: boolean
  vaultKey: string
  last4: string
  otp: string
  wrong: number
  expiresAt: number
}

const validMs = 10 * 60_000
const triesAllowed = 3

/**
 * The Aadhaar gateway: every number with a correct check digit belongs to the applicant who types it, with the name and
 * birth date that the PAN issuer knows. The number itself is not stored anywhere; its vault key is used instead.
 */
export function aadhaar({ bank, serve }: SystemHost): void {
  const transactions = bank.state.collection<Transaction>('aadhaar-transactions')

  serve(requestOtp, ({ uid, declaredMobile }, reference) => {
    if (!passesVerhoeff(uid)) return { refuse: 'AADHAAR_UNKNOWN' }
    const linked = personOf(declaredMobile)?.aadhaar?.linkedMobile ?? declaredMobile
    const owner = personOfLinkedMobile(declaredMobile)?.mobile ?? declaredMobile
    const otp = String(randomInt(1_000_000)).padStart(6, '0')
    const txn = `uid-${reference}`
    const mobileLinked = linked === declaredMobile
    transactions.put(txn, {
      mobile: owner,
      mobileLinked,
      vaultKey: `AVK${createHmac('sha256', bank.key).update(uid).digest('hex').slice(0, 29)}`,
      last4: uid.slice(-4),
      otp,
      wrong: 0,
      expiresAt: bank.now().getTime() + validMs,
    })
    bank.inbox.deliver({
      channel: 'sms',
      template: 'AADHAAR_OTP',
      to: linked,
      text: `${otp} is the OTP for your Aadhaar. Valid for 10 minutes. Do not share it with anyone.`,
    })
    return { answer: { txn, maskedMobile: `******${linked.slice(-4)}`, mobileLinked: mobileLinked ? 'Y' : 'N' } }
  })

  serve(validateOtp, ({ txn, otp }) => {
    const transaction = transactions.get(txn)
    if (!transaction) return { refuse: 'TRANSACTION_UNKNOWN' }
    if (transaction.wrong >= triesAllowed) return { refuse: 'OTP_VOID' }
    if (bank.now().getTime() > transaction.expiresAt) return { refuse: 'OTP_EXPIRED' }
    if (!timingSafeEqual(Buffer.from(otp), Buffer.from(transaction.otp))) {
      const wrong = transaction.wrong + 1
      transactions.put(txn, { ...transaction, wrong })
      return { refuse: wrong >= triesAllowed ? 'OTP_VOID' : 'OTP_WRONG' }
    }
    transactions.put(txn, { ...transaction, wrong: triesAllowed })
    bank.register.rememberAadhaar(transaction.vaultKey, transaction.last4)
    return {
      answer: {
        ...holder(bank.register.identity(transaction.mobile), transaction.mobile, bank.today()),
        uidLast4: transaction.last4,
        mobileLinked: transaction.mobileLinked ? 'Y' : 'N',
        vaultKey: transaction.vaultKey,
      },
    }
  })
}

const letters = { MALE: 'M', FEMALE: 'F', OTHER: 'T' } as const

function holder(identity: Identity | undefined, mobile: string, today: string) {
  const trait = personOf(mobile)?.aadhaar
  const gender = letters[identity?.gender ?? 'OTHER']
  const name = [identity?.firstName, identity?.middleName, identity?.lastName].filter(Boolean).join(' ')
  return {
    name: name || 'Sandbox Holder',
    gender: trait?.genderDiffers ? (gender === 'M' ? ('F' as const) : ('M' as const)) : gender,
    dob: trait?.underAge ? `${Number(today.slice(0, 4)) - 17}-01-01` : (identity?.dateOfBirth ?? '1990-01-01'),
  }
}
