import type { enteredSignIn } from '@card-journey/contract/shapes/sign-in.ts'
import type * as z from 'zod/mini'

/** What was entered before the code was sent, and when a new code may be asked for (ms). */
export interface KeptSignIn extends z.infer<typeof enteredSignIn> {
  mobileNumber: string
  resendAt: number
  proven?: boolean
  /** A one-time link led here: the browser is not told the number. */
  byLink?: true
  /** The link that was used up for it and when (ms): that use is given back if another browser holds the application. */
  linkUse?: { token: string; usedAt: number } | undefined
  /** The prepared client data that the link named, which was good when the sign-in began. */
  clientData?: { requestId: string; clientId: string; channelCode?: string } | undefined
}

export interface SignIns {
  /** Replaces an earlier one of this browser. */
  keep(input: { browser: string; signIn: KeptSignIn; at: number }): Promise<void>
  underWay(input: { browser: string; at: number }): Promise<KeptSignIn | undefined>
}
