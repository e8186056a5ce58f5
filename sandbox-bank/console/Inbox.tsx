import { useState } from 'react'
import type { Message } from '../inbox.ts'
import { usePolled } from './use-polled.ts'

interface Props {
  address: string
  onAddress: (address: string) => void
}

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Messages to everyone, or to one mobile number or email address; newest first. */
export function Inbox({ address, onAddress }: Props) {
  const wanted = address.trim()
  const { value: messages = [], reached } = usePolled<Message[]>(
    wanted ? `/inbox?to=${encodeURIComponent(wanted)}` : '/inbox',
  )
  return (
    <section className="panel inbox" aria-labelledby="inbox-heading">
      <h2 id="inbox-heading">Inbox</h2>
      <label className="field">
        Mobile number or e-mail address
        <input
          type="search"
          value={address}
          placeholder="everybody"
          spellCheck={false}
          onChange={(event) => onAddress(event.target.value)}
        />
      </label>
      {reached ? null : <p role="status">The sandbox does not answer.</p>}
      {messages.length === 0 ? <p className="quiet">Nothing has been sent yet.</p> : null}
      <ol className="messages">
        {messages.map((message) => (
          <li key={`${message.at} ${message.to} ${message.text}`} className="message">
            <p className="message-head">
              <span className="tag">{message.channel}</span> {message.to}
              <time dateTime={message.at}>{time.format(new Date(message.at))}</time>
            </p>
            {message.otp ? <Code otp={message.otp} /> : null}
            {message.subject ? <p className="subject">{message.subject}</p> : null}
            <p className="text">{message.text}</p>
            <p className="quiet">{message.template}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Code({ otp }: { otp: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(otp)
    setCopied(true)
  }
  return (
    <p className="code">
      <strong>{otp}</strong>
      <button type="button" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
        <span className="hidden"> code {otp}</span>
      </button>
    </p>
  )
}
