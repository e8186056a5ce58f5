import { randomBytes, randomUUID } from 'node:crypto'
import { hashOneTimeCode, oneTimeCodeOf } from '../crypto/one-time-code.ts'
import { blindIndex } from '../crypto/blind-index.ts'
import { equalInConstantTime } from '../crypto/token.ts'
import { challengeRules, sendRule } from './challenge-rules.ts'
import type { Context } from './context.ts'
import type { ChallengeAttempt, ChallengePurpose, Challenges } from './store.ts'

interface TargetRow {
  sends: Date[]
  proven_at: Date | null
  locked_until: Date | null
}

/** Codes for signing in and for a reveal go to the same number and share its limits. */
const targetIndex = (context: Context, purpose: ChallengePurpose, target: string): Buffer =>
  blindIndex(context.keys, purpose === 'email' ? 'challenge-email' : 'challenge-mobile', target)

export const challengesOf = (context: Context): Challenges => ({
  request: (input) => request(context, input),
  withdraw: async (id) =>
    void (await context.database.run(
      'withdraw_challenge',
      `with gone as (
        delete from challenge where id = $1::uuid and tries = 0 returning target_index, created_at
      )
      update challenge_target t set sends = array_remove(t.sends, gone.created_at)
      from gone where t.target_index = gone.target_index`,
      [id],
    )),
  release: async (id) =>
    void (await context.database.run(
      'release_challenge',
      `update challenge_target t set sends = array_remove(t.sends, c.created_at)
       from challenge c where c.id = $1::uuid and t.target_index = c.target_index`,
      [id],
    )),
  unused: async (id, at) => {
    const [row] = await context.database.run<{ expires_at: Date }>(
      'unused_challenge',
      `select expires_at from challenge
       where id = $1::uuid and expires_at > $2::timestamptz and consumed_at is null and tries < $3::integer`,
      [id, new Date(at), challengeRules.tries],
    )
    return row && { code: oneTimeCodeOf(context.keys, id), expiresAt: row.expires_at.getTime() }
  },
  attempt: (input) => attempt(context, input),
})

const claimSend = `
insert into challenge_target as t (target_index, sends) values ($1::bytea, array[$2::timestamptz])
on conflict (target_index) do update
  set sends = array(select s from unnest(t.sends) s where s > $2::timestamptz - interval '24 hours' order by s) || $2::timestamptz
  where t.sends = $3::timestamptz[] and t.locked_until is not distinct from $4::timestamptz
returning 1`

/** The rules are read from the target's row, the send is claimed only while that row is still the same: of fifty one sends. */
async function request(
  context: Context,
  { purpose, target, browser, at }: Parameters<Challenges['request']>[0],
): ReturnType<Challenges['request']> {
  const index = targetIndex(context, purpose, target)
  for (;;) {
    const [row] = await context.database.run<TargetRow>(
      'challenge_target',
      'select sends, proven_at, locked_until from challenge_target where target_index = $1',
      [index],
    )
    const rule = sendRule(
      {
        sends: row?.sends.map((sent) => sent.getTime()) ?? [],
        provenAt: row?.proven_at?.getTime(),
        lockedUntil: row?.locked_until?.getTime(),
      },
      at,
    )
    if (rule.kind === 'tooSoon') return { kind: 'tooSoon', retryAt: rule.at }
    if (rule.kind !== 'allowed') return { kind: rule.kind, until: rule.at }
    const claimed = await context.database.run('claim_send', claimSend, [
      index,
      new Date(at),
      row?.sends ?? [],
      row?.locked_until ?? null,
    ])
    if (claimed.length > 0) return makeChallenge(context, { purpose, index, browser, at, resendAt: rule.resendAt })
  }
}

/** A new code takes the place of those that the same browser still has. */
async function makeChallenge(
  context: Context,
  input: { purpose: ChallengePurpose; index: Buffer; browser: string; at: number; resendAt: number },
) {
  const id = randomUUID()
  const code = oneTimeCodeOf(context.keys, id)
  const salt = randomBytes(16)
  const expiresAt = input.at + challengeRules.lifeMs
  await context.database.run(
    'make_challenge',
    `with replaced as (
      update challenge set expires_at = $8::timestamptz
      where target_index = $3::bytea and purpose = $2::text and browser = $4::text and expires_at > $8::timestamptz
        and consumed_at is null
    )
    insert into challenge (id, purpose, target_index, browser, salt, code_hash, created_at, expires_at)
    values ($1::uuid, $2::text, $3::bytea, $4::text, $5::bytea, $6::bytea, $8::timestamptz, $7::timestamptz)`,
    [
      id,
      input.purpose,
      input.index,
      input.browser,
      salt,
      hashOneTimeCode(context.keys, id, salt, code),
      new Date(expiresAt),
      new Date(input.at),
    ],
  )
  return { kind: 'created' as const, id, code, expiresAt, resendAt: input.resendAt }
}

const voidsNow = "(case when t.last_void_at > $4::timestamptz - interval '24 hours' then t.voids else 0 end + 1)"

// The try is counted, and a third one voids the code and counts towards the lock, before anything is compared: a crash
// or fifty requests at once never give a further try. The right code as third try undoes that (see `consume`).
const countTry = `
with found as (
  select id from challenge
  where target_index = $1::bytea and purpose = $2::text and browser = $3::text and expires_at > $4::timestamptz
    and consumed_at is null and tries < $5::integer
    and not exists (select from challenge_target where target_index = $1::bytea and locked_until > $4::timestamptz)
  order by created_at desc limit 1
), counted as (
  update challenge set tries = challenge.tries + 1 from found
  where challenge.id = found.id and challenge.tries < $5::integer and challenge.consumed_at is null
  returning challenge.id, challenge.salt, challenge.code_hash, challenge.tries
), voided as (
  update challenge_target t set
    voids = case when ${voidsNow} >= $6::integer then 0 else ${voidsNow} end,
    last_void_at = $4::timestamptz,
    locked_until = case when ${voidsNow} >= $6::integer then $4::timestamptz + $7::integer * interval '1 ms' else t.locked_until end
  from counted
  where t.target_index = $1::bytea and counted.tries >= $5::integer
  returning t.locked_until
)
select c.*, (select locked_until from voided) as now_locked,
  (select locked_until from challenge_target where target_index = $1::bytea and locked_until > $4::timestamptz) as locked_until
from (values (1)) one left join counted c on true`

interface TryRow {
  id: string | null
  salt: Buffer
  code_hash: Buffer
  tries: number
  now_locked: Date | null
  locked_until: Date | null
}

async function attempt(context: Context, input: Parameters<Challenges['attempt']>[0]): Promise<ChallengeAttempt> {
  const { tries } = challengeRules
  const index = targetIndex(context, input.purpose, input.target)
  const [row] = await context.database.run<TryRow>('count_try', countTry, [
    index,
    input.purpose,
    input.browser,
    new Date(input.at),
    tries,
    challengeRules.voidsThatLock,
    challengeRules.lockMs,
  ])
  if (!row || row.id === null) {
    if (await consumedBefore(context, index, input)) return { kind: 'right', again: true }
    return row?.locked_until ? { kind: 'locked', until: row.locked_until.getTime() } : { kind: 'none' }
  }
  if (equalInConstantTime(hashOneTimeCode(context.keys, row.id, row.salt, input.code), row.code_hash)) {
    if (await consume(context, row.id, index, input)) return { kind: 'right', again: false }
    const again = await consumedBefore(context, index, input)
    return again ? { kind: 'right', again: true } : { kind: 'none' }
  }
  if (row.tries >= tries) await voidChallenge(context, row.id, input.at)
  if (row.now_locked && row.now_locked.getTime() > input.at) return { kind: 'locked', until: row.now_locked.getTime() }
  return { kind: 'wrong', triesLeft: tries - row.tries }
}

async function voidChallenge(context: Context, id: string, at: number): Promise<void> {
  await context.database.run(
    'void_challenge',
    'update challenge set voided_at = $2 where id = $1 and consumed_at is null and voided_at is null',
    [id, new Date(at)],
  )
}

/** Of several right entries one consumes the code. Its target's wrong entries are forgiven. */
async function consume(
  context: Context,
  id: string,
  index: Buffer,
  input: { transactionId: string; at: number },
): Promise<boolean> {
  const rows = await context.database.run(
    'consume_challenge',
    `with used as (
      update challenge set consumed_at = $2::timestamptz, consumed_by = $3::text
      where id = $1::uuid and consumed_at is null and voided_at is null
      returning id
    ), forgiven as (
      update challenge_target set proven_at = $2::timestamptz, voids = 0, locked_until = null
      from used where target_index = $4::bytea
    )
    select id from used`,
    [id, new Date(input.at), input.transactionId, index],
  )
  return rows.length > 0
}

/** The same transaction, from the same browser, with the same code, within 60 s: the first answer got lost on its way. */
async function consumedBefore(
  context: Context,
  index: Buffer,
  input: Parameters<Challenges['attempt']>[0],
): Promise<boolean> {
  const [row] = await context.database.run<{ id: string; salt: Buffer; code_hash: Buffer }>(
    'consumed_before',
    `select id, salt, code_hash from challenge
     where target_index = $1 and purpose = $2 and browser = $3 and consumed_by = $4 and consumed_at > $5
     order by created_at desc limit 1`,
    [index, input.purpose, input.browser, input.transactionId, new Date(input.at - challengeRules.againMs)],
  )
  if (!row) return false
  return equalInConstantTime(hashOneTimeCode(context.keys, row.id, row.salt, input.code), row.code_hash)
}
