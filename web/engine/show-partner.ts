import { showsPartnerLogo } from '@card-journey/journey/rules/entry/channels.ts'
import { loadCode } from '../routing/load-code.ts'
import { readCookie } from '../session/cookies.ts'
import type { EnginePorts } from './engine-ports.ts'

/** The logo of the partner whose link brought the applicant; without such a link its code is not loaded. */
export async function showPartner({ policy, update }: Pick<EnginePorts, 'policy' | 'update'>): Promise<void> {
  if (!readCookie('channel')) return
  const { keptChannel } = await loadCode(() => import('../sign-in/entry-data.ts'))
  if (showsPartnerLogo(keptChannel() ?? {}, policy)) update({ partner: true })
}
