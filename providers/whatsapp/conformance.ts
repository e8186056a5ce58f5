import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance } from '../effect-conformance.ts'
import type { WhatsApp } from './port.ts'

/** No other test may use `mobile` at the same time. */
export function whatsappConformance(port: () => WhatsApp, { mobile }: { mobile: string }) {
  effectConformance(
    'a consent',
    () => port().consent,
    () => ({ mobileNumber: mobile, requestId: 'r1', action: 'OPTIN' as const }),
  )

  test('a message goes out after OPTIN and is refused after OPTOUT', async () => {
    const consent = (action: 'OPTIN' | 'OPTOUT') =>
      port().consent({ mobileNumber: mobile, requestId: 'r2', action, reference: randomUUID() })
    const send = () => port().send({ to: mobile, template: 'NEWS', text: 'Hello', reference: randomUUID() })
    await consent('OPTIN')
    expect(await send()).toMatchObject({ kind: 'answered' })
    await consent('OPTOUT')
    expect(await send()).toMatchObject({ kind: 'refused', code: 'NOT_OPTED_IN' })
  })
}
