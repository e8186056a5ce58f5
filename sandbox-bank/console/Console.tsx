import { useState } from 'react'
import { Dials } from './Dials.tsx'
import { Inbox } from './Inbox.tsx'
import { People } from './People.tsx'
import { Record } from './Record.tsx'

/** The sandbox's only page: test personas, their messages, and how the bank misbehaves. */
export function Console() {
  const [address, setAddress] = useState('')
  const showInbox = (mobile: string) => {
    setAddress(mobile)
    document.getElementById('inbox-heading')?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <header className="bar">
        <h1>Sandbox bank</h1>
        <p>Everything here is invented. Nothing leaves this machine.</p>
      </header>
      <main className="columns">
        <Inbox address={address} onAddress={setAddress} />
        <Dials />
        <Record address={address} />
        <People onInbox={showInbox} />
      </main>
    </>
  )
}
