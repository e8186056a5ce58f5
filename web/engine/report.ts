import { reportError } from '@card-journey/contract/calls/apps/reportError.ts'
import type { Client } from '@card-journey/contract/client.ts'
import { reportedDiagnostic, reportedName } from '@card-journey/contract/report-words.ts'
import { matchScreen } from '../routing/routes.ts'

export type Report = (
  kind: 'render' | 'call' | 'chunk',
  name: string,
  diagnostic: string,
  failed?: { problem: string; trace?: string | undefined },
) => void

const atMost = 20

/**
 * Tells the server what broke, without personal data; at most twenty times per page load (ER-18, ER-34). `path`: where the
 * applicant was then.
 */
export function createReporter(client: Client, build: string): (path: string, ...told: Parameters<Report>) => void {
  let told = 0
  return (path, kind, name, diagnostic, failed) => {
    told += 1
    if (told > atMost || name === reportError.id) return
    const about = {
      kind,
      screen: matchScreen(path).screen,
      name: reportedName(kind, name),
      diagnostic: reportedDiagnostic(diagnostic),
      build,
      problem: failed?.problem,
      trace: failed?.trace,
    }
    void client.call(reportError, about, { keepalive: true })
  }
}
