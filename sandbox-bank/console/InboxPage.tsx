import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import type { Message } from '../inbox.ts'
import { Messages } from './Messages.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { Unreached } from './Unreached.tsx'
import { usePolled } from './use-polled.ts'
import './console.css'

const channels = [
  { value: '', label: 'all channels' },
  { value: 'sms', label: 'SMS' },
  { value: 'call', label: 'voice call' },
  { value: 'email', label: 'email' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const

/** What the bank's gateways delivered, to everyone or to one address; the address may stand in the page's own (`?to=`). */
export function InboxPage() {
  const [address, setAddress] = useState(() => new URLSearchParams(location.search).get('to') ?? '')
  const [channel, setChannel] = useState('')
  const [codesOnly, setCodesOnly] = useState(false)
  const wanted = address.trim()
  const { value, reached } = usePolled<Message[]>(wanted ? `/inbox?to=${encodeURIComponent(wanted)}` : '/inbox')
  const shown = (value ?? []).filter(
    (message) => (channel === '' || message.channel === channel) && (!codesOnly || message.otp !== undefined),
  )
  return (
    <main id="content" className="console console--two" tabIndex={-1}>
      <div className="console__head">
        <h1>Inbox</h1>
        <p className="muted">All messages, or those to one mobile number or email address. Newest first.</p>
      </div>
      <Panel heading="Messages">
        <form onSubmit={(event) => event.preventDefault()}>
          <div className="row">
            <label className="field">
              Mobile number or email address
              <input
                type="search"
                value={address}
                placeholder="everybody"
                spellCheck={false}
                onChange={(event) => setAddress(event.target.value)}
              />
            </label>
            <label className="field">
              Channel
              <select value={channel} onChange={(event) => setChannel(event.target.value)}>
                {channels.map((each) => (
                  <option key={each.value} value={each.value}>
                    {each.label}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className="console__tick">
            <input type="checkbox" checked={codesOnly} onChange={(event) => setCodesOnly(event.target.checked)} />
            Only messages with a code
          </label>
        </form>
        {reached ? null : <Unreached />}
        {value || !reached ? null : <Skeleton shapes={['line', 'line', 'line']} label="Loading the messages" />}
        {value && shown.length === 0 ? <p className="muted">No such message yet.</p> : null}
        <Messages messages={shown} />
      </Panel>
      <RecordPanel address={wanted} />
    </main>
  )
}
