import type { Deps } from '../../compose.ts'
import { toContinue } from '../messages/continue-link.ts'

/** The link that led this browser to an application that another one holds: it opens it later. */
export async function giveLinkBack(
  { browser, at }: { browser: string; at: number },
  { store }: Pick<Deps, 'store'>,
): Promise<void> {
  const kept = await store.signIns.underWay({ browser, at })
  if (kept?.linkUse) await store.links.giveBack({ purpose: toContinue, ...kept.linkUse })
}
