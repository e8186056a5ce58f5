import { reportError as call } from '@card-journey/contract/calls/apps/reportError.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const reportError = openRoute(call, async ({ request, traceId, at }, { store, log }) => {
  const { kind, screen, name, diagnostic, build } = request
  log.warn('browser-error', { kind, screen, name, traceId })
  await store.reports.add({ kind, traceId, screen, detail: { name, diagnostic, build }, at })
  return success({})
})
