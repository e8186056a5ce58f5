import type { SmtpEmail } from '@card-journey/providers/email/smtp.ts'
import type { AroundRequest, CallReport } from '@card-journey/providers/transport.ts'
import type { Config } from './config.ts'
import type { Store } from './store/store.ts'

/** Email by SMTP, if it is set up. Its code is loaded only then (ADR 0019). */
export async function openSmtp(
  { smtp, breakerMs }: Pick<Config, 'smtp' | 'breakerMs'>,
  {
    store,
    now,
    ...told
  }: {
    store: Pick<Store, 'mailLedger'>
    onCall: (call: CallReport) => void
    aroundRequest: AroundRequest | undefined
    timeLeft: () => number | undefined
    now: () => number
  },
): Promise<SmtpEmail | undefined> {
  if (!smtp) return undefined
  const { emailOverSmtp } = await import('@card-journey/providers/email/smtp.ts')
  const ledger = {
    ...store.mailLedger,
    begin: (reference: string) => store.mailLedger.begin(reference, now()),
  }
  return emailOverSmtp({ ...smtp, ledger, now: () => new Date(now()), breakerMs, ...told })
}
