import type { Application } from '@card-journey/journey/application/application.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
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
      if (result.kind === 'saved') for (const entry of input.audit) countEntry(entry, input.document, metrics)
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

function countEntry({ what, detail }: AuditEntry, document: Application, { count }: Metrics): void {
  const stage = (name: string) => count('applications_total', { stage: name })
  if (what === 'decided' || what === 'decided-finally') {
    const outcome = String(detail?.['outcome'])
    count('decisions_total', { run: what === 'decided' ? 'rules' : 'final', outcome })
    if (detail?.['run'] === 1) stage('submitted')
    if (outcome === 'approve' && !(what === 'decided' && isConfirmed(document))) stage('approved')
  }
  if (what === 'back-office' && document.completedScreen === 'VISIONPLUS_APPROVED') stage('carded')
}

/** The rules were asked again because the office address was saved: this approval is the same as before (BR-20). */
const isConfirmed = ({ customerType, facts }: Application): boolean =>
  customerType === 'NTB' && facts.officeSavedAt !== undefined

const screensByPath = new Map<string, string>(Object.entries(screenPaths).map(([screen, path]) => [path, screen]))

/** Screens of an application have no parameters in their paths. */
const screenAt = (path: string): string => screensByPath.get(path.replace(/\/$/, '')) ?? ''
