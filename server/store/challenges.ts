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
import { statement } from './statement.ts'
import type { ChallengeAttempt, ChallengePurpose, Challenges } from './challenge-records.ts'

interface TargetRow {
  sends: Date[]
  other_sends: Date[]
  proven_at: Date | null
  locked_until: Date | null
}

const withdrawn = statement('withdraw_challenge').with(
  { id: 'uuid' },
  (p) => `
with gone as (
  delete from challenge where id = ${p.id} and tries = 0 returning target_index, created_at
)
update challenge_target t set sends = array_remove(t.sends, gone.created_at)
from gone where t.target_index = gone.target_index`,
)

const released = statement('release_challenge').with(
  { id: 'uuid' },
  (p) => `
update challenge_target t set sends = array_remove(t.sends, c.created_at)
from challenge c where c.id = ${p.id} and t.target_index = c.target_index`,
)

const unused = statement<{ expires_at: Date; salt: Buffer; code_hash: Buffer }>('unused_challenge').with(
  { id: 'uuid', at: 'timestamptz', tries: 'integer' },
  (p) => `select expires_at, salt, code_hash from challenge
    where id = ${p.id} and expires_at > ${p.at} and consumed_at is null and tries < ${p.tries}`,
)

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
})

const targetOf = statement<TargetRow>('challenge_target').with(
  { index: 'bytea', purpose: 'text' },
  // A send whose code is not written yet counts as one of this purpose: of requests at once, one sends.
  (p) => `
select sends, proven_at, locked_until,
  array(select created_at from challenge
    where target_index = ${p.index} and purpose <> ${p.purpose} and created_at = any(sends)) as other_sends
from challenge_target where target_index = ${p.index}`,
)

const claimSend = statement('claim_send').with(
  { index: 'bytea', at: 'timestamptz', sends: 'timestamptz[]', lockedUntil: 'timestamptz?' },
  (p) => `
insert into challenge_target as t (target_index, sends) values (${p.index}, array[${p.at}])
on conflict (target_index) do update
  set sends = array(select s from unnest(t.sends) s where s > ${p.at} - interval '24 hours' order by s) || ${p.at}
  where t.sends = ${p.sends} and t.locked_until is not distinct from ${p.lockedUntil}
returning 1`,
)

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

const newChallenge = statement('make_challenge').with(
  {
    id: 'uuid',
    purpose: 'text',
    index: 'bytea',
    browser: 'text',
    salt: 'bytea',
    codeHash: 'bytea',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  (p) => `
with replaced as (
  update challenge set expires_at = ${p.at}
  where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser} and expires_at > ${p.at}
    and consumed_at is null
)
insert into challenge (id, purpose, target_index, browser, salt, code_hash, created_at, expires_at)
values (${p.id}, ${p.purpose}, ${p.index}, ${p.browser}, ${p.salt}, ${p.codeHash}, ${p.at}, ${p.expiresAt})`,
)

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

const voidsNow = (at: string): string =>
  `(case when t.last_void_at > ${at} - interval '24 hours' then t.voids else 0 end + 1)`

interface TryRow {
  id: string | null
  salt: Buffer
  code_hash: Buffer
  tries: number
  now_locked: Date | null
  locked_until: Date | null
}

// The attempt is counted, and a third one voids the code and counts towards the lock, before anything is compared:
// neither a crash nor fifty simultaneous requests give an extra attempt. The right code as third attempt undoes that
// (see `consume`). Only a browser that had a code for the target learns that it is locked: to others a locked number
// looks like any other.
const countTry = statement<TryRow>('count_try').with(
  {
    index: 'bytea',
    purpose: 'text',
    browser: 'text',
    at: 'timestamptz',
    tries: 'integer',
    voidsThatLock: 'integer',
    lockMs: 'integer',
  },
  (p) => `
with found as (
  select id from challenge
  where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser} and expires_at > ${p.at}
    and consumed_at is null and tries < ${p.tries}
    and not exists (select from challenge_target where target_index = ${p.index} and locked_until > ${p.at})
  order by created_at desc limit 1
), counted as (
  update challenge set tries = challenge.tries + 1 from found
  where challenge.id = found.id and challenge.tries < ${p.tries} and challenge.consumed_at is null
  returning challenge.id, challenge.salt, challenge.code_hash, challenge.tries
), voided as (
  update challenge_target t set
    voids = case when ${voidsNow(p.at)} >= ${p.voidsThatLock} then 0 else ${voidsNow(p.at)} end,
    last_void_at = ${p.at},
    locked_until = case when ${voidsNow(p.at)} >= ${p.voidsThatLock} then ${p.at} + ${p.lockMs} * interval '1 ms' else t.locked_until end
  from counted
  where t.target_index = ${p.index} and counted.tries >= ${p.tries}
  returning t.locked_until
)
select c.*, (select locked_until from voided) as now_locked,
  (
    select locked_until from challenge_target where target_index = ${p.index} and locked_until > ${p.at}
      and exists (select from challenge where target_index = ${p.index} and browser = ${p.browser})
  ) as locked_until
from (values (1)) one left join counted c on true`,
)

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

const voidChallenge = statement('void_challenge').with(
  { id: 'uuid', at: 'timestamptz' },
  (p) => `update challenge set voided_at = ${p.at} where id = ${p.id} and consumed_at is null and voided_at is null`,
)

const consumeChallenge = statement('consume_challenge').with(
  { id: 'uuid', index: 'bytea', transactionId: 'text', at: 'timestamptz' },
  (p) => `
with used as (
  update challenge set consumed_at = ${p.at}, consumed_by = ${p.transactionId}
  where id = ${p.id} and consumed_at is null and voided_at is null
  returning id
), forgiven as (
  update challenge_target set proven_at = ${p.at}, voids = 0, locked_until = null
  from used where target_index = ${p.index}
)
select id from used`,
)

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

const consumedChallenge = statement<{ id: string; salt: Buffer; code_hash: Buffer }>('consumed_before').with(
  { index: 'bytea', purpose: 'text', browser: 'text', transactionId: 'text', consumedAfter: 'timestamptz' },
  (p) => `
select id, salt, code_hash from challenge
where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser}
  and consumed_by = ${p.transactionId} and consumed_at > ${p.consumedAfter}
order by created_at desc limit 1`,
)

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
