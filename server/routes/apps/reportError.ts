import { calls } from '@card-journey/contract/api.ts'
import { reportError as call } from '@card-journey/contract/calls/apps/reportError.ts'
import { isProblemCode } from '@card-journey/contract/problem.ts'
import { reportedBuild, reportedDiagnostic, reportedName } from '@card-journey/contract/report-words.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

const pathOf = (id: string): string => calls.find((each) => each.id === id)?.path ?? 'other'

const isCall = (id: string): boolean => calls.some((each) => each.id === id)

/** Anyone can send anything here: only what is known to be no personal datum is logged and kept (T18). */
export const reportError = openRoute(call, async ({ request, traceId, at }, { store, log }) => {
  const { kind, screen, problem, trace } = request
  const name = reportedName(kind, request.name, isCall)
  const known = isScreenId(screen) ? screen : 'other'
  log.warn('browser-error', {
    kind,
    screen: known,
    name,
    ...(kind === 'call' && {
      endpoint: pathOf(name),
      failedTrace: trace,
      problem: isProblemCode(problem) || problem === 'NETWORK' ? problem : 'other',
    }),
    traceId,
  })
  await store.reports.add({
    kind,
    traceId,
    screen: known,
    detail: {
      screen: known,
      name,
      diagnostic: reportedDiagnostic(request.diagnostic, isCall),
      build: reportedBuild(request.build),
      ...(trace && { trace }),
    },
    at,
  })
  return success({})
})
