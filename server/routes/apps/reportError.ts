import { calls } from '@card-journey/contract/api.ts'
import { reportError as call } from '@card-journey/contract/calls/apps/reportError.ts'
import { isProblemCode } from '@card-journey/contract/problem.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

/** Anyone can send anything here: only the name of a call or an error is logged, which has no digits (T18). */
const nameOnly = (text: string): string => (/^[A-Za-z.]{1,40}$/.test(text) ? text : 'other')

const pathOf = (id: string): string => calls.find((each) => each.id === id)?.path ?? 'other'

export const reportError = openRoute(call, async ({ request, traceId, at }, { store, log }) => {
  const { kind, screen, name, diagnostic, build, problem } = request
  const known = isScreenId(screen) ? screen : 'other'
  log.warn('browser-error', {
    kind,
    screen: known,
    name: nameOnly(name),
    ...(kind === 'call' && {
      endpoint: pathOf(name),
      problem: isProblemCode(problem) || problem === 'NETWORK' ? problem : 'other',
    }),
    traceId,
  })
  await store.reports.add({ kind, traceId, screen: known, detail: { screen, name, diagnostic, build }, at })
  return success({})
})
