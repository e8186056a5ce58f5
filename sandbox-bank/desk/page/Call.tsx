import type { CallView } from '../views.ts'
import type { DeskApi } from './desk-api.ts'
import { EndedCall } from './EndedCall.tsx'
import { LiveCall } from './LiveCall.tsx'
import { Refusal } from './Refusal.tsx'
import { useLive } from './use-live.ts'

interface Props {
  api: DeskApi
  token: string
  call: string
  onDone: () => Promise<void>
}

/** The call that this agent has taken: first live, then to be judged. */
export function Call({ api, token, call: id, onDone }: Props) {
  const { value: call, failed, refresh } = useLive<CallView>(api, `/calls/${id}`)
  if (call === undefined) return <h1 tabIndex={-1}>{failed ?? 'Opening the call…'}</h1>
  return (
    <>
      <Refusal text={failed} />
      {call.state === 'ended' ? (
        <EndedCall api={api} call={call} onDone={onDone} />
      ) : (
        <LiveCall api={api} token={token} call={call} onChange={refresh} />
      )}
    </>
  )
}
