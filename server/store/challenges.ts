import { randomBytes } from 'node:crypto'
import {
  hashOneTimeCode,
  isCodeOf,
  oneTimeCodeOf,
  storedCodeOf,
  type StoredChallenge,
} from '../crypto/one-time-code.ts'
import { challengeRules, lifeOfCode, sendRule } from './challenge-rules.ts'
import { targetIndex } from './challenge-target.ts'
import type { Context } from './context.ts'
import {
  withdrawn,
  released,
  unused,
  targetOf,
  claimSend,
  newChallenge,
  countTry,
  voidChallenge,
  consumeChallenge,
  consumedChallenge,
  giveBackChallenge,
  spendChallenge,
} from './challenge-statements.ts'
import type { ChallengeAttempt, ChallengePurpose, Challenges, UsedCode } from './challenge-records.ts'

const storedAs = (row: { id: string; salt: Buffer; code_hash: Buffer }): StoredChallenge => ({
  id: row.id,
  salt: row.salt,
  codeHash: row.code_hash,
})

export const challengesOf = (context: Context): Challenges => ({
  request: (input) => request(context, input),
  withdraw: async (id) => void (await context.database.run(withdrawn, { id })),
  release: async (id) => void (await context.database.run(released, { id })),
  unused: async (id, at, { attempts }) => {
    const [row] = await context.database.run(unused, { id, at: new Date(at), tries: attempts.wrongEntriesPerCode })
    if (!row) return undefined
    const code = storedCodeOf(context.keys, storedAs({ ...row, id }))
    return code === undefined ? undefined : { code, expiresAt: row.expires_at.getTime() }
  },
  attempt: (input) => attempt(context, input),
  giveBack: async (input) => void (await context.database.run(giveBackChallenge, await used(context, input))),
  spend: async (input) => (await context.database.run(spendChallenge, await used(context, input))).length > 0,
})

const used = async (context: Context, { purpose, target, byLink, browser, transactionId, at }: UsedCode) => ({
  index: await targetIndex(context, { purpose, target, byLink }),
  purpose,
  browser,
  transactionId,
  at: new Date(at),
})

/**
 * The rules are checked on the target's row, and the send is claimed only if that row is unchanged: of fifty requests,
 * one sends.
 */
async function request(
  context: Context,
  { purpose, target, byLink, browser, at, limits }: Parameters<Challenges['request']>[0],
): ReturnType<Challenges['request']> {
  const index = await targetIndex(context, { purpose, target, byLink })
  for (;;) {
    const [row] = await context.database.run(targetOf, { index, purpose })
    const rule = sendRule(
      {
        sends: row?.sends.map((sent) => sent.getTime()) ?? [],
        otherSends: row?.other_sends.map((sent) => sent.getTime()),
        provenAt: row?.proven_at?.getTime(),
        lockedUntil: row?.locked_until?.getTime(),
      },
      at,
      limits,
    )
    if (rule.kind === 'tooSoon') return { kind: 'tooSoon', retryAt: rule.at }
    if (rule.kind !== 'allowed') return { kind: rule.kind, until: rule.at }
    const claimed = await context.database.run(claimSend, {
      index,
      at: new Date(at),
      sends: row?.sends ?? [],
      lockedUntil: row?.locked_until ?? null,
    })
    if (claimed.length > 0) {
      const expiresAt = at + lifeOfCode(limits)
      return makeChallenge(context, { purpose, index, browser, at, expiresAt, resendAt: rule.resendAt })
    }
  }
}

/** A new code replaces those that the same browser still has. */
async function makeChallenge(
  context: Context,
  input: { purpose: ChallengePurpose; index: Buffer; browser: string; at: number; expiresAt: number; resendAt: number },
) {
  const id = context.draws.uuid()
  const code = oneTimeCodeOf(context.keys, id)
  const salt = randomBytes(16)
  await context.database.run(newChallenge, {
    id,
    purpose: input.purpose,
    index: input.index,
    browser: input.browser,
    salt,
    codeHash: hashOneTimeCode(context.keys, id, salt, code),
    expiresAt: new Date(input.expiresAt),
    at: new Date(input.at),
  })
  return { kind: 'created' as const, id, code, expiresAt: input.expiresAt, resendAt: input.resendAt }
}

async function attempt(context: Context, input: Parameters<Challenges['attempt']>[0]): Promise<ChallengeAttempt> {
  const { wrongEntriesPerCode: tries, voidedCodesBeforeLock: voidsThatLock, lockMinutes } = input.limits.attempts
  const lockMs = lockMinutes * 60_000
  const { purpose, browser } = input
  const index = await targetIndex(context, input)
  const at = new Date(input.at)
  const counts = { index, purpose, browser, at, tries, voidsThatLock, lockMs }
  const [row] = await context.database.run(countTry, counts)
  if (!row || row.id === null) {
    if (await consumedBefore(context, index, input)) return { kind: 'right', again: true }
    return row?.locked_until ? { kind: 'locked', until: row.locked_until.getTime() } : { kind: 'none' }
  }
  if (isCodeOf(context.keys, storedAs({ ...row, id: row.id }), input.code)) {
    if (await consume(context, row.id, index, input)) return { kind: 'right', again: false }
    const again = await consumedBefore(context, index, input)
    return again ? { kind: 'right', again: true } : { kind: 'none' }
  }
  if (row.tries >= tries) await context.database.run(voidChallenge, { id: row.id, at })
  if (row.now_locked && row.now_locked.getTime() > input.at) return { kind: 'locked', until: row.now_locked.getTime() }
  return { kind: 'wrong', triesLeft: tries - row.tries }
}

/** Of several right entries one consumes the code. Its target's wrong entries are cleared. */
async function consume(
  context: Context,
  id: string,
  index: Buffer,
  input: { transactionId: string; at: number },
): Promise<boolean> {
  const { transactionId, at } = input
  const rows = await context.database.run(consumeChallenge, { id, index, transactionId, at: new Date(at) })
  return rows.length > 0
}

/**
 * The same transaction, from the same browser, with the same code, within 60 s: the first response got lost on its way.
 */
async function consumedBefore(
  context: Context,
  index: Buffer,
  input: Parameters<Challenges['attempt']>[0],
): Promise<boolean> {
  const { purpose, browser, transactionId } = input
  const consumedAfter = new Date(input.at - challengeRules.againMs)
  const known = { index, purpose, browser, transactionId, consumedAfter }
  const [row] = await context.database.run(consumedChallenge, known)
  if (!row) return false
  return isCodeOf(context.keys, storedAs(row), input.code)
}
