import { Button } from '@card-journey/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { AuditRow } from '../views.ts'
import { AuditCall } from './AuditCall.tsx'
import type { DeskApi } from './desk-api.ts'
import { useLive } from './use-live.ts'
import { momentOf, stateWords, verdictWords } from './words.ts'
import { Refusal } from './Refusal.tsx'
import { TableBox } from './TableBox.tsx'

/** Ended calls, those to be audited first. */
export function AuditorDesk({ api }: { api: DeskApi }) {
  const { value: rows, failed, refresh } = useLive<AuditRow[]>(api, '/audit')
  const [open, setOpen] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open === undefined) heading.current?.focus()
  }, [open])

  if (open !== undefined)
    return (
      <AuditCall
        api={api}
        call={open}
        onDone={() => {
          setOpen(undefined)
          void refresh()
        }}
      />
    )
  const due = rows?.filter(({ state }) => state === 'audit').length ?? 0
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Audit
      </h1>
      <Refusal text={failed} />
      <p role="status" className="muted">
        {due === 0
          ? 'No calls are waiting for an auditor.'
          : `${due} ${due === 1 ? 'call waits' : 'calls wait'} for an auditor.`}
      </p>
      {rows === undefined || rows.length === 0 ? null : (
        <TableBox name="Calls, newest first">
          <thead>
            <tr>
              <th scope="col">Applicant</th>
              <th scope="col">Agent</th>
              <th scope="col">Ended</th>
              <th scope="col">Agent’s result</th>
              <th scope="col">State</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ call, name, agent, own, endedAt, state, verdict }) => (
              <tr key={call}>
                <th scope="row">{name}</th>
                <td>{own ? `${agent} (you)` : agent}</td>
                <td>{momentOf(endedAt)}</td>
                <td>{verdict === undefined ? '–' : verdictWords[verdict]}</td>
                <td>{stateWords[state]}</td>
                <td>
                  <Button kind="secondary" onClick={() => setOpen(call)}>
                    {state === 'audit' && !own ? 'Audit' : 'Look at'} <span className="visually-hidden">{name}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </TableBox>
      )}
    </>
  )
}
