import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { plainText } from '@card-journey/journey/fields/plain-text.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import { contestable, contestDraft } from '@card-journey/journey/rules/notice/contest.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { Save, StoredApplication } from '../../store/store.ts'
import type { Change } from '../change.ts'
import { effectOnce } from '../effect-once.ts'

/** The applicant asks a person to look again: once for each ending. Undefined where there is nothing to contest. */
export function contestChange(
  { application, now }: { application: Application; now: string },
  { words = '', language }: { words?: string; language: string },
): Change | undefined {
  const { ending } = application.facts
  if (!ending || !contestable(application)) return undefined
  return {
    next: withFacts(application, { contest: { of: ending.at, at: now, language } }),
    what: 'contested',
    contest: { madeAt: Date.parse(ending.at), words: plainText(words) },
    clearsDraft: { screen: contestDraft.screen, typedAt: Date.parse(now) },
    outbox: [{ kind: 'contest', reference: ending.at, payload: { of: ending.at, looks: 0 } }],
  }
}

const messageOf = { stays: 'CONTEST_STAYS', lifted: 'CONTEST_LIFTED' } as const

/**
 * Tells the review in the CRM, then asks it for the result until there is one. `lifted` closes the application, and with
 * it the block: the applicant may apply again at once. A review that refuses is told again under a new reference, less
 * and less often, and the applicant reads that the request is delayed.
 */
export async function followContest(
  { applicationId, payload: { of, looks } }: Job<'contest'>,
  deps: Deps,
): Promise<void> {
  const { store, systems, masterData } = deps
  const at = deps.clock()
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const contest = stored?.document.facts.contest
  if (!stored || contest?.of !== of) return
  const settle = (outcome: 'stays' | 'lifted') =>
    store.contests.settle({ applicationId: stored.id, madeAt: Date.parse(of), outcome, at })
  // Saved by an earlier attempt that died before it came here.
  if (contest.outcome) return settle(contest.outcome)
  const told = await tellReview(stored, of, at, deps)
  const answer =
    told.kind === 'answered' ? await systems.crm.contestStatus({ applicationReferenceNo: stored.id }) : told
  if (answer.kind === 'refused') deps.log.error('contest-refused', { reason: answer.code })
  if (answer.kind !== 'answered' || answer.value.state === 'working') {
    const { policy } = masterData()
    const dueAt = at + nextLookMs(looks, policy[answer.kind === 'answered' ? 'reviewLooks' : 'backOfficeLooks'])
    const look = { kind: 'contest', reference: `${of} ${looks + 1}`, payload: { of, looks: looks + 1 }, dueAt } as const
    // A system that is away says nothing about the request.
    const delayed = answer.kind === 'refused' || (answer.kind !== 'answered' && contest.delayed === true)
    if (delayed === (contest.delayed ?? false)) {
      await store.outbox.add({ ...look, applicationId: stored.id, at })
      return
    }
    const { delayed: _, ...inTime } = contest
    const next = withFacts(stored.document, { contest: delayed ? { ...inTime, delayed } : inTime })
    await saveByJob(
      stored,
      { document: next, audit: [{ what: 'contest-delayed', detail: { delayed } }], outbox: [look], at },
      deps,
    )
    return
  }
  const outcome = answer.value.state
  const template = messageOf[outcome]
  await saveByJob(
    stored,
    {
      document: withFacts(stored.document, { contest: { ...contest, outcome } }),
      ...(outcome === 'lifted' && { state: 'closed' as const }),
      audit: [{ what: 'contest-settled', detail: { outcome } }],
      outbox: [{ kind: 'message', reference: `${template} ${of}`, payload: { template, language: contest.language } }],
      at,
    },
    deps,
  )
  await settle(outcome)
}

async function saveByJob(
  { id: applicationId, version }: StoredApplication,
  change: Pick<Save, 'document' | 'state' | 'audit' | 'outbox' | 'at'>,
  { store }: Deps,
): Promise<void> {
  const saved = await store.save({ writer: 'job', applicationId, version, ...change })
  if (saved.kind !== 'saved') throw new Error('the application changed meanwhile')
}

async function tellReview({ id, document }: StoredApplication, of: string, at: number, deps: Deps) {
  const words = (await deps.store.contests.of(id))?.words ?? ''
  const order = {
    applicationReferenceNo: id,
    mobileNumber: document.applicantDetails[0].mobileNumber,
    productCode: document.productCode.toUpperCase(),
    words,
  }
  return effectOnce(
    deps,
    { applicationId: id, system: 'crm', intent: 'contest', about: { of } },
    deps.systems.crm.contest,
    order,
    { at },
  )
}
