import type { MasterData } from '@card-journey/bank/load.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { endReason, type Ended } from '@card-journey/journey/rules/notice/end-reason.ts'
import type { OpenStore } from '../../store/open-store.ts'
import type { Save } from '../../store/store.ts'
import { composeNotice } from './compose-notice.ts'

/**
 * The store, in which no application ends without its notice: whoever saves the ending (a decision, a pincode, a job, the
 * applicant's withdrawal), the same statement stores what the applicant is told.
 */
export function concluding(store: OpenStore, masterData: () => MasterData): OpenStore {
  return {
    ...store,
    save: (input) => store.save(concluded(input, masterData())),
    applications: {
      ...store.applications,
      create: (input) =>
        store.applications.create({ ...input, document: withEnding(input.document, input.at, masterData()) }),
    },
  }
}

function concluded(input: Save, master: MasterData): Save {
  const document = withEnding(input.document, input.at, master)
  return document === input.document || !document.facts.ending
    ? { ...input, document }
    : { ...input, document, notice: composeNotice(document, input.at, master) }
}

/** The record with how it ended, if it has; the same record if it says so already. */
export function withEnding<Document extends Ended & Pick<Application, 'facts'>>(
  document: Document,
  at: number,
  { decisionNotice }: Pick<MasterData, 'decisionNotice'>,
): Document {
  const { ending } = document.facts
  const reason = endReason(document, decisionNotice.codes)
  const marker = document.completedScreen
  if (ending?.marker === marker && reason) return document
  if (!ending && !reason) return document
  const facts = { ...document.facts, ending: reason && { marker, reason, at: new Date(at).toISOString() } }
  return { ...document, facts }
}
