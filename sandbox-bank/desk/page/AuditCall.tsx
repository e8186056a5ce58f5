import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Reasons } from '../call.ts'
import type { CallView } from '../views.ts'
import { refusalOf, type DeskApi } from './desk-api.ts'
import { EventLog } from './EventLog.tsx'
import { EvidencePanel } from './EvidencePanel.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import { RecordingPanel } from './recording/RecordingPanel.tsx'
import { Snapshots } from './Snapshots.tsx'
import { SubjectPanel } from './SubjectPanel.tsx'
import { useLive } from './use-live.ts'
import { stateWords, verdictWords } from './words.ts'
import { Refusal } from './Refusal.tsx'

interface Props {
  api: DeskApi
  call: string
  onDone: () => void
}

const playFirst = 'Play the recording before you confirm the result.'

/** One ended call with all that was collected; the auditor confirms the agent's result or gives it back. */
export function AuditCall({ api, call: id, onDone }: Props) {
  const { value: call, failed } = useLive<CallView>(api, `/calls/${id}`)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [tooEarly, setTooEarly] = useState(false)
  const [refused, setRefused] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = call !== undefined
  useEffect(() => heading.current?.focus(), [isThere])

  async function settle(path: string, body: object) {
    try {
      await api.post(`/calls/${id}/${path}`, body)
      onDone()
    } catch (failure) {
      setRefused(refusalOf(failure))
    }
  }

  function confirm() {
    if (call && call.unplayed.length > 0) return setTooEarly(true)
    return settle('confirm', {})
  }

  function giveBack() {
    if (reason.trim() === '') return setWrong('Say what the agent should look at again')
    return settle('return', { reason: reason.trim() })
  }

  if (call === undefined) return <h1 tabIndex={-1}>{failed ?? 'Opening the call…'}</h1>
  const { judged, unplayed } = call
  return (
    <>
      <div className="queue__head">
        <h1 ref={heading} tabIndex={-1}>
          {call.subject.name}
        </h1>
        <Button kind="quiet" onClick={onDone}>
          Back to the list
        </Button>
      </div>
      <Refusal text={tooEarly && unplayed.length > 0 ? playFirst : refused} />
      <div className="call">
        <div className="call__main">
          <RecordingPanel api={api} recordings={call.recordings} unplayed={unplayed} />
          <Snapshots api={api} call={call} />
          <EventLog log={call.log} altered={call.logAltered} />
        </div>
        <div className="call__side">
          <Panel heading="The agent’s result">
            {judged === undefined ? (
              <p>{stateWords[call.state]}</p>
            ) : (
              <Facts
                facts={[
                  { term: 'Agent', value: `${call.agent?.name ?? ''} ${call.agent?.badge ?? ''}` },
                  { term: 'Result', value: verdictWords[judged.verdict] },
                  { term: 'Business reasons', value: textsOf(call, 'business') },
                  { term: 'Technical reasons', value: textsOf(call, 'technical') },
                  { term: 'Note', value: judged.note || '–' },
                  { term: 'State', value: stateWords[call.state] },
                ]}
              />
            )}
            {call.state === 'audit' ? (
              <div className="stack">
                <Button wide unready={unplayed.length > 0} onClick={confirm}>
                  Confirm: {judged ? verdictWords[judged.verdict].toLowerCase() : ''}
                </Button>
                <Field id="return-reason" label="What the agent should look at again" error={wrong}>
                  {(wiring) => (
                    <textarea
                      {...wiring}
                      className="input note"
                      rows={2}
                      maxLength={500}
                      value={reason}
                      onChange={(event) => {
                        setReason(event.target.value)
                        setWrong(undefined)
                      }}
                    />
                  )}
                </Field>
                <Button kind="secondary" wide onClick={giveBack}>
                  Return to the agent
                </Button>
              </div>
            ) : null}
          </Panel>
          <EvidencePanel call={call} />
          <QuestionsPanel call={call} />
          <SubjectPanel call={call} />
        </div>
      </div>
    </>
  )
}

function textsOf({ judged, reasons }: CallView, kind: keyof Reasons): string {
  const texts = reasons[kind].filter(({ code }) => judged?.[kind].includes(code)).map(({ text }) => text)
  return texts.join(', ') || '–'
}
