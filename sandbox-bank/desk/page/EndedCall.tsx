import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef } from 'react'
import type { CallView } from '../views.ts'
import type { DeskApi } from './desk-api.ts'
import { EvidencePanel } from './EvidencePanel.tsx'
import { JudgePanel } from './JudgePanel.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import { Snapshots } from './Snapshots.tsx'
import { SubjectPanel } from './SubjectPanel.tsx'

interface Props {
  api: DeskApi
  call: CallView
  onDone: () => unknown
}

/** The call is over: the agent looks at what was collected and judges. */
export function EndedCall({ api, call, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Call with {call.subject.name} ended
      </h1>
      {call.returned === undefined ? null : (
        <Notice kind="warning" heading={`Returned by ${call.returned.by}`}>
          <p>{call.returned.reason}</p>
        </Notice>
      )}
      <div className="call">
        <div className="call__main">
          <JudgePanel
            call={call}
            onJudge={async (judgement) => {
              await api.post(`/calls/${call.call}/verdict`, judgement)
              await onDone()
            }}
          />
          <Snapshots api={api} call={call} />
        </div>
        <div className="call__side">
          <EvidencePanel call={call} />
          <QuestionsPanel call={call} />
          <SubjectPanel call={call} />
        </div>
      </div>
    </>
  )
}
