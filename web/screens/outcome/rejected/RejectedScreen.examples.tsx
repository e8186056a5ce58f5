import type { Language } from '@card-journey/journey/texts/languages.ts'
import { unreachable } from '../../customer-for-tests.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { master } from '../../start/products-for-tests.ts'
import { noticed, noticedDeclined, noticeIn } from '../decision/notice-for-tests.ts'
import { RejectedScreen } from './RejectedScreen.tsx'

const rejected = { ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20T11:00:00+05:30' } as const

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="rejected" application={rejected} calls={{ decisionNotice: noticed() }} {...different}>
    <RejectedScreen />
  </Fixture>
)

export const examples: Examples = {
  'with a date': at({}),
  'reminder asked for': at({
    application: { ...rejected, facts: { ...rejected.facts, reminder: { day: '2027-05-20' } } },
  }),
  contested: at({
    application: { ...rejected, facts: { ...rejected.facts, contest: { of: '2026-11-20T05:30:00.000Z' } } },
  }),
  'contest delayed': at({
    application: {
      ...rejected,
      facts: { ...rejected.facts, contest: { of: '2026-11-20T05:30:00.000Z', delayed: true } },
    },
  }),
  'contest half written': at({
    application: { ...rejected, drafts: { rejected: { contestWords: 'My salary has changed.' } } },
  }),
  'contested, stays': at({
    application: {
      ...rejected,
      facts: { ...rejected.facts, contest: { of: '2026-11-20T05:30:00.000Z', outcome: 'stays' } },
    },
  }),
  'contested, lifted': at({
    application: {
      ...rejected,
      facts: { ...rejected.facts, contest: { of: '2026-11-20T05:30:00.000Z', outcome: 'lifted' } },
    },
  }),
  'free again': at({ calls: { decisionNotice: noticed({ againFrom: undefined }) }, master }),
  'withdrawn by the applicant': at({
    application: {
      ...withHome,
      completedScreen: 'INTERNAL_REJECTION',
      facts: { ...withHome.facts, withdrawn: { at: '2026-11-20T11:00:00+05:30' } },
    },
    calls: {
      decisionNotice: ({ language }: { language: Language }) => ({
        ok: true as const,
        response: noticeIn(language, { reason: 'withdrawn', againFrom: undefined }),
      }),
    },
  }),
  'offer declined': at({
    application: {
      ...withHome,
      completedScreen: 'INTERNAL_REJECTION',
      facts: { ...withHome.facts, withdrawn: { at: '2026-11-20T11:00:00+05:30', offer: 'declined' } },
    },
    calls: { decisionNotice: noticedDeclined },
  }),
  loading: at({ calls: {} }),
  failed: at({ calls: { decisionNotice: unreachable } }),
  'on its way': at({ application: null }),
}
