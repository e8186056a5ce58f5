import type { decisionNotice } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import type { RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { applyAgainFrom } from '@card-journey/journey/rules/notice/apply-again.ts'
import type { Deps } from '../../compose.ts'
import { composeNotice } from './compose-notice.ts'
import { withEnding } from './conclude.ts'

interface Asked {
  application: Application
  applicationId: string
  language: RequestOf<typeof decisionNotice>['language']
  at: number
  today: string
}

export type Notice = ResponseOf<typeof decisionNotice>

/** The notice as it was made; undefined while the application has not ended. */
export async function noticeOf(
  { application, applicationId, language, at, today }: Asked,
  deps: Pick<Deps, 'store' | 'masterData'>,
): Promise<Notice | undefined> {
  const { facts, ...ended } = withEnding(application, at, deps.masterData())
  if (!facts.ending) return undefined
  const made = (await deps.store.notices.of(applicationId)) ?? (await makeNow({ ...ended, facts }, at, deps))
  const told = made?.texts[language]
  if (!made || !told) return undefined
  return {
    reason: facts.ending.reason,
    language,
    madeAt: new Date(made.madeAt).toISOString(),
    ...(told as Pick<Notice, 'subject' | 'parts' | 'text'>),
    sha256: made.hashes[language] ?? '',
    againFrom: applyAgainFrom({ ...ended, facts }, today, deps.masterData().policy),
  }
}

/** For an ending that was saved before notices were kept. */
async function makeNow(
  application: Application,
  at: number,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
) {
  const { applicationReferenceNo: applicationId } = application
  await store.notices.record({ applicationId, texts: composeNotice(application, at, masterData()), at })
  return store.notices.of(applicationId)
}
