import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { decisionEvents } from '../store/audit-and-consents.ts'
import type { OpenStore } from '../store/open-store.ts'
import type { AuditEntry } from '../store/records.ts'
import type { Metrics } from './metrics.ts'

/**
 * The store, with what happens to applications counted once it is saved: here, and not where each is decided, because a
 * change that meets another save is made again.
 */
export function counting(store: OpenStore, metrics: Metrics): OpenStore {
  const { applications, challenges } = store
  return {
    ...store,
    save: async (input) => {
      const result = await store.save(input)
      if (result.kind !== 'saved') return result
      const decision = input.audit.find(({ what }) => decisionEvents.includes(what))
      if (decision) await countDecision(decision, input.applicationId, store, metrics)
      if (
        input.audit.some(({ what }) => what === 'back-office') &&
        input.document.completedScreen === 'VISIONPLUS_APPROVED'
      )
        metrics.count('applications_total', { stage: 'carded' })
      return result
    },
    applications: {
      ...applications,
      create: async (input) => {
        const result = await applications.create(input)
        if (result.kind === 'created') metrics.count('applications_total', { stage: 'begun' })
        return result
      },
      leave: async (input) => {
        await applications.leave(input)
        if (input.dropOff) metrics.count('leaves_total', { screen: screenAt(input.dropOff.dropOffScreen) })
      },
    },
    challenges: {
      ...challenges,
      request: async (input) => {
        const result = await challenges.request(input)
        metrics.count('codes_total', { purpose: input.purpose, outcome: result.kind })
        return result
      },
      attempt: async (input) => {
        const result = await challenges.attempt(input)
        metrics.count('code_entries_total', { purpose: input.purpose, outcome: result.kind })
        return result
      },
    },
  }
}

/**
 * An application is submitted and approved once, however often it is decided on: the audit, which has this entry now, says
 * whether it was before. If that can't be read the save still stands.
 */
async function countDecision(
  { what, detail }: AuditEntry,
  applicationId: string,
  { audit }: Pick<OpenStore, 'audit'>,
  { count }: Metrics,
): Promise<void> {
  const outcome = String(detail?.['outcome'])
  count('decisions_total', { run: what === 'decided' ? 'rules' : 'final', outcome })
  const outcomes = await audit.decisions(applicationId).catch(() => [])
  if (outcomes.length === 1) count('applications_total', { stage: 'submitted' })
  if (outcome === 'approve' && outcomes.filter((one) => one === 'approve').length === 1)
    count('applications_total', { stage: 'approved' })
}

const screensByPath = new Map<string, string>(Object.entries(screenPaths).map(([screen, path]) => [path, screen]))

/** Screens of an application have no parameters in their paths. */
const screenAt = (path: string): string => screensByPath.get(path.replace(/\/$/, '')) ?? ''
