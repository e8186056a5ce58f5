import { email } from '@card-journey/journey/fields/email.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import type { ClientData } from '@card-journey/providers/crm/port.ts'
import type { Deps } from '../../compose.ts'
import { isSpent } from '../sign-in/client-data.ts'
import type { ClientDataIds } from '../sign-in/client-data-ids.ts'
import { tellTelecaller } from './tell-telecaller.ts'

const purpose = 'telecaller-email'

/** How long the link in the email works (RO-15). */
const livesMs = 24 * 60 * 60_000

interface Asked extends ClientDataIds {
  emailId: string
}

/** One link for each prepared application and address: another address, or another application, has another. */
const linkOf = ({ requestId, clientId, emailId }: Asked) => ({
  purpose,
  applicationId: '',
  name: `${clientId} ${requestId} ${emailId.toLowerCase()}`,
})

/** The address that a telecaller entered, if it is one. */
export function enteredEmail({ answers }: Pick<ClientData, 'answers'>, today: string): string | undefined {
  const emailId = email.normalise(answers['emailId'] ?? '')
  return emailId && !email.check(emailId, { today }) ? emailId : undefined
}

/** The same address of the page each time: a message that is sent again says the same, and works no longer. */
export async function emailLink(asked: Asked, at: number, { store, config }: Deps): Promise<string> {
  const token = await store.links.create({ ...linkOf(asked), expiresAt: at + livesMs, payload: asked, at })
  return `${config.publicUrl}${screenPaths['verify-telecaller-email']}?token=${token}`
}

/**
 * Whether the link is good. The address is proven by its first use; the telecaller hears of it once, and not after the
 * application exists (ADR 0064).
 */
export async function proveEmailByLink(token: string, at: number, deps: Deps): Promise<boolean> {
  const used = await deps.store.links.use({ purpose, token, once: false, at })
  if (!used) return false
  const { requestId, clientId } = used.payload as Asked
  const ids = { requestId, clientId }
  if (!(await isSpent(ids, deps))) await tellTelecaller(ids, 'emailVerified', at, deps)
  return true
}

/** The address that a telecaller entered for this application, once its owner has opened the link that went there. */
export async function emailProvenByLink(data: ClientData, today: string, { store }: Deps): Promise<string | undefined> {
  const emailId = enteredEmail(data, today)
  if (!emailId) return undefined
  const token = store.links.tokenOf(linkOf({ ...data, emailId }))
  const link = await store.links.read({ purpose, token })
  return link?.usedAt === undefined ? undefined : emailId
}
