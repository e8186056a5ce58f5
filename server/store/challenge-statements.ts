import { statement } from './statement.ts'

interface TargetRow {
  sends: Date[]
  other_sends: Date[]
  proven_at: Date | null
  locked_until: Date | null
}

export const withdrawn = statement('withdraw_challenge').inParts({ id: 'uuid' }, (p) => ({
  parts: {
    gone: {
      tells: { target_index: 'bytea', created_at: 'timestamptz' },
      sql: `delete from challenge where id = ${p.id} and tries = 0 returning target_index, created_at`,
    },
  },
  answer: `
update challenge_target t set sends = array_remove(t.sends, gone.created_at)
from gone where t.target_index = gone.target_index`,
}))

export const released = statement('release_challenge').with(
  { id: 'uuid' },
  (p) => `
update challenge_target t set sends = array_remove(t.sends, c.created_at)
from challenge c where c.id = ${p.id} and t.target_index = c.target_index`,
)

export const unused = statement<{ expires_at: Date; salt: Buffer; code_hash: Buffer }>('unused_challenge').with(
  { id: 'uuid', at: 'timestamptz', tries: 'integer' },
  (p) => `select expires_at, salt, code_hash from challenge
    where id = ${p.id} and expires_at > ${p.at} and consumed_at is null and tries < ${p.tries}`,
)

export const targetOf = statement<TargetRow>('challenge_target').with(
  { index: 'bytea', purpose: 'text' },
  // A send whose code is not written yet counts as one of this purpose: of requests at once, one sends.
  (p) => `
select sends, proven_at, locked_until,
  array(select created_at from challenge
    where target_index = ${p.index} and purpose <> ${p.purpose} and created_at = any(sends)) as other_sends
from challenge_target where target_index = ${p.index}`,
)

export const claimSend = statement('claim_send').with(
  { index: 'bytea', at: 'timestamptz', sends: 'timestamptz[]', lockedUntil: 'timestamptz?' },
  (p) => `
insert into challenge_target as t (target_index, sends) values (${p.index}, array[${p.at}])
on conflict (target_index) do update
  set sends = array(select s from unnest(t.sends) s where s > ${p.at} - interval '24 hours' order by s) || ${p.at}
  where t.sends = ${p.sends} and t.locked_until is not distinct from ${p.lockedUntil}
returning 1`,
)

export const newChallenge = statement('make_challenge').inParts(
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
  (p) => ({
    parts: {
      replaced: {
        sql: `
  update challenge set expires_at = ${p.at}
  where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser} and expires_at > ${p.at}
    and consumed_at is null`,
      },
    },
    answer: `
insert into challenge (id, purpose, target_index, browser, salt, code_hash, created_at, expires_at)
values (${p.id}, ${p.purpose}, ${p.index}, ${p.browser}, ${p.salt}, ${p.codeHash}, ${p.at}, ${p.expiresAt})`,
  }),
)

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
export const countTry = statement<TryRow>('count_try').inParts(
  {
    index: 'bytea',
    purpose: 'text',
    browser: 'text',
    at: 'timestamptz',
    tries: 'integer',
    voidsThatLock: 'integer',
    lockMs: 'integer',
  },
  (p) => ({
    parts: {
      found: {
        inline: true,
        sql: `
  select id from challenge
  where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser} and expires_at > ${p.at}
    and consumed_at is null and tries < ${p.tries}
    and not exists (select from challenge_target where target_index = ${p.index} and locked_until > ${p.at})
  order by created_at desc limit 1`,
      },
      counted: {
        tells: { id: 'uuid', salt: 'bytea', code_hash: 'bytea', tries: 'integer' },
        sql: `
  update challenge set tries = challenge.tries + 1 from found
  where challenge.id = found.id and challenge.tries < ${p.tries} and challenge.consumed_at is null
  returning challenge.id, challenge.salt, challenge.code_hash, challenge.tries`,
      },
      voided: {
        after: 'counted',
        tells: { locked_until: 'timestamptz?' },
        sql: `
  update challenge_target t set
    voids = case when ${voidsNow(p.at)} >= ${p.voidsThatLock} then 0 else ${voidsNow(p.at)} end,
    last_void_at = ${p.at},
    locked_until = case when ${voidsNow(p.at)} >= ${p.voidsThatLock} then ${p.at} + ${p.lockMs} * interval '1 ms' else t.locked_until end
  from counted
  where t.target_index = ${p.index} and counted.tries >= ${p.tries}
  returning t.locked_until`,
      },
    },
    answer: `
select c.*, (select locked_until from voided) as now_locked,
  (
    select locked_until from challenge_target where target_index = ${p.index} and locked_until > ${p.at}
      and exists (select from challenge where target_index = ${p.index} and browser = ${p.browser})
  ) as locked_until
from (values (1)) one left join counted c on true`,
  }),
)

export const voidChallenge = statement('void_challenge').with(
  { id: 'uuid', at: 'timestamptz' },
  (p) => `update challenge set voided_at = ${p.at} where id = ${p.id} and consumed_at is null and voided_at is null`,
)

export const consumeChallenge = statement('consume_challenge').inParts(
  { id: 'uuid', index: 'bytea', transactionId: 'text', at: 'timestamptz' },
  (p) => ({
    parts: {
      used: {
        tells: { id: 'uuid' },
        sql: `
  update challenge set consumed_at = ${p.at}, consumed_by = ${p.transactionId}
  where id = ${p.id} and consumed_at is null and voided_at is null
  returning id`,
      },
      forgiven: {
        after: 'used',
        sql: `
  update challenge_target set proven_at = ${p.at}, voids = 0, locked_until = null
  from used where target_index = ${p.index}`,
      },
    },
    answer: 'select id from used',
  }),
)

/** What a consumed code is known by: whose it is, and the transaction that used it. */
const ofTransaction = {
  index: 'bytea',
  purpose: 'text',
  browser: 'text',
  transactionId: 'text',
  at: 'timestamptz',
} as const

// Its right entry is no attempt any more. A code that was replaced meanwhile, or spent by a repetition, stays used.
export const giveBackChallenge = statement('give_back_challenge').with(
  ofTransaction,
  (p) => `
update challenge c set consumed_at = null, tries = c.tries - 1
where c.target_index = ${p.index} and c.purpose = ${p.purpose} and c.browser = ${p.browser}
  and c.consumed_by = ${p.transactionId} and c.consumed_at is not null and c.expires_at > ${p.at}
  and not exists (select from challenge newer
    where newer.target_index = c.target_index and newer.purpose = c.purpose and newer.browser = c.browser
      and newer.created_at > c.created_at)`,
)

// A code that another transaction has used since is not this one's.
export const spendChallenge = statement('spend_challenge').with(
  ofTransaction,
  (p) => `
update challenge set consumed_at = coalesce(consumed_at, ${p.at}), expires_at = least(expires_at, ${p.at})
where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser}
  and consumed_by = ${p.transactionId}
returning 1`,
)

export const consumedChallenge = statement<{ id: string; salt: Buffer; code_hash: Buffer }>('consumed_before').with(
  { index: 'bytea', purpose: 'text', browser: 'text', transactionId: 'text', consumedAfter: 'timestamptz' },
  (p) => `
select id, salt, code_hash from challenge
where target_index = ${p.index} and purpose = ${p.purpose} and browser = ${p.browser}
  and consumed_by = ${p.transactionId} and consumed_at > ${p.consumedAfter}
order by created_at desc limit 1`,
)
