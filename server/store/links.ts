import { createHmac } from 'node:crypto'
import { hashToken } from '../crypto/token.ts'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, eq, gt, isNotNull, isNull } from './drizzle.ts'
import { link } from './schema.ts'
import type { Links } from './records.ts'
import { statement } from './statement.ts'

const payloadPlace = (tokenHash: Buffer) => place('link', tokenHash.toString('hex'), 'payload')

/** 256 bits that only this installation can derive. A link of an application leads to the application's cell. */
function namedToken({ keys, draws }: Context, { purpose, applicationId, name }: Parameters<Links['tokenOf']>[0]) {
  const named = `${purpose}|${applicationId}|${name}`
  for (let nth = 0; ; nth++) {
    const text = nth === 0 ? named : `${named}\u0000${nth}`
    const token = createHmac('sha256', keys.derive('link-token')).update(text).digest('base64url')
    if (applicationId === '' || draws.isOurs(token)) return token
  }
}

const useLink = statement<{ application_id: string; payload: Buffer; first: boolean }>('use_link').with(
  { tokenHash: 'bytea', purpose: 'text', at: 'timestamptz', once: 'boolean' },
  (p) => `
with first as (
  update link set used_at = ${p.at}
  where token_hash = ${p.tokenHash} and purpose = ${p.purpose} and expires_at > ${p.at} and used_at is null
  returning application_id, payload
)
select application_id, payload, true as first from first
union all
select application_id, payload, false from link
where token_hash = ${p.tokenHash} and purpose = ${p.purpose} and expires_at > ${p.at}
  and not ${p.once} and not exists (select from first)`,
)

export const linksOf = (context: Context): Links => ({
  create: async ({ purpose, applicationId, expiresAt, payload, name, at }) => {
    const token = name === undefined ? context.draws.token() : namedToken(context, { purpose, applicationId, name })
    const tokenHash = hashToken(token)
    const sealed = sealJson(payload, context.keys.derive('link'), payloadPlace(tokenHash))
    await context.database.orm
      .insert(link)
      .values({ tokenHash, purpose, applicationId, payload: sealed, createdAt: at, expiresAt })
      .onConflictDoNothing()
    return token
  },
  tokenOf: (named) => namedToken(context, named),
  use: async ({ purpose, token, once, at }) => {
    const tokenHash = hashToken(token)
    const [row] = await context.database.run(useLink, { tokenHash, purpose, at: new Date(at), once })
    if (!row) return undefined
    const payload = openJson(row.payload, context.keys.known('link'), payloadPlace(tokenHash))
    return { applicationId: row.application_id, payload, firstUse: row.first }
  },
  look: async ({ purpose, token, at }) => {
    const good = [eq(link.tokenHash, hashToken(token)), eq(link.purpose, purpose), gt(link.expiresAt, at)]
    const [row] = await context.database.orm
      .select({ applicationId: link.applicationId })
      .from(link)
      .where(and(...good, isNull(link.usedAt)))
    return row?.applicationId
  },
  read: async ({ purpose, token }) => {
    const tokenHash = hashToken(token)
    const [row] = await context.database.orm
      .select()
      .from(link)
      .where(and(eq(link.tokenHash, tokenHash), eq(link.purpose, purpose)))
    if (!row) return undefined
    const payload = row.payload ? openJson(row.payload, context.keys.known('link'), payloadPlace(tokenHash)) : undefined
    const { applicationId, expiresAt, usedAt } = row
    return { applicationId, payload, expiresAt, ...(usedAt !== null && { usedAt }) }
  },
  used: async ({ purpose, applicationId }) => {
    const rows = await context.database.orm
      .select({ tokenHash: link.tokenHash, payload: link.payload })
      .from(link)
      .where(and(eq(link.applicationId, applicationId), eq(link.purpose, purpose), isNotNull(link.usedAt)))
    return rows.flatMap(({ tokenHash, payload }) =>
      payload ? [openJson(payload, context.keys.known('link'), payloadPlace(tokenHash))] : [],
    )
  },
  spend: async ({ purpose, token, at }) => {
    await context.database.orm
      .update(link)
      .set({ usedAt: at })
      .where(and(eq(link.tokenHash, hashToken(token)), eq(link.purpose, purpose), isNull(link.usedAt)))
  },
  giveBack: async ({ purpose, token, usedAt }) => {
    await context.database.orm
      .update(link)
      .set({ usedAt: null })
      .where(and(eq(link.tokenHash, hashToken(token)), eq(link.purpose, purpose), eq(link.usedAt, usedAt)))
  },
})
