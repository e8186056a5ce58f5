import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import type { QueueView } from '../views.ts'
import { Call } from './Call.tsx'
import type { DeskApi } from './desk-api.ts'
import { Queue } from './Queue.tsx'
import { useLive } from './use-live.ts'
import { Refusal } from './Refusal.tsx'

interface Props {
  api: DeskApi
  token: string
}

/** The queue, or the call that this agent has taken. */
export function AgentDesk({ api, token }: Props) {
  const { value: queue, failed, refresh } = useLive<QueueView>(api, '/queue')

  const own = queue?.own
  const judged = useRef<string>(undefined)
  const [had, setHad] = useState<string>()
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!queue || own === had) return
    setHad(own)
    setOver(own === undefined && had !== judged.current)
  }, [queue, own, had])

  async function finish() {
    judged.current = own
    await refresh()
  }

  async function take() {
    await api.post('/calls/take')
    await refresh()
  }

  if (queue === undefined) return <h1 tabIndex={-1}>{failed ?? 'Opening the desk…'}</h1>
  if (own !== undefined) return <Call key={own} api={api} token={token} call={own} onDone={finish} />
  return (
    <>
      <Refusal text={failed} />
      {over ? (
        <Notice role="status" heading="The call is over">
          <p>The applicant left or didn’t come back in time. You don’t need to do anything.</p>
        </Notice>
      ) : null}
      <Queue queue={queue} onTake={take} />
    </>
  )
}
