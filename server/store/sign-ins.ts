import { openJson, place, sealJson } from '../crypto/sealing.ts'
import { hashToken } from '../crypto/token.ts'
import type { Context } from './context.ts'
import { link } from './schema.ts'
import type { KeptSignIn, SignIns } from './sign-in-records.ts'
import { statement } from './statement.ts'

const purpose = 'sign-in'
const livesMs = 30 * 60_000

const underWay = statement<{ payload: Buffer }>('sign_in_under_way').with(
  { tokenHash: 'bytea', purpose: 'text', at: 'timestamptz' },
  (p) => `select payload from link
    where token_hash = ${p.tokenHash} and purpose = ${p.purpose} and expires_at > ${p.at}`,
)

/**
 * A sign-in that waits for its code, one per envelope key: sealed, and only found with that key. It is stored with the
 * links, which are sealed, expire and are purged in the same way.
 */
export const signInsOf = ({ database, keys }: Context): SignIns => {
  const keyOf = (browser: string): Buffer => hashToken(`${purpose} ${browser}`)
  const placeOf = (key: Buffer) => place('link', key.toString('hex'), 'payload')
  return {
    async keep({ browser, signIn, at }) {
      const tokenHash = keyOf(browser)
      const payload = sealJson(signIn, keys.derive('link'), placeOf(tokenHash))
      const lasting = { payload, createdAt: at, expiresAt: at + livesMs }
      await database.orm
        .insert(link)
        .values({ tokenHash, purpose, applicationId: '', ...lasting })
        .onConflictDoUpdate({ target: link.tokenHash, set: lasting })
    },
    async underWay({ browser, at }) {
      const tokenHash = keyOf(browser)
      const [row] = await database.run(underWay, { tokenHash, purpose, at: new Date(at) })
      return row && (openJson(row.payload, keys.known('link'), placeOf(tokenHash)) as KeptSignIn)
    },
  }
}
