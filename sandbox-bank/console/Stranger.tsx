import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { entryOf } from '../people/entry.ts'
import { Codes } from './Codes.tsx'

/** Opens the journey under any mobile number: whoever is not listed is new to the bank. */
export function Stranger({ journeyUrl }: { journeyUrl: string }) {
  const [mobile, setMobile] = useState('')
  const [opened, setOpened] = useState<string>()
  const [refused, setRefused] = useState(false)
  return (
    <Panel heading="Anybody else">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isMobile = /^[6-9]\d{9}$/.test(mobile.trim())
          setRefused(!isMobile)
          if (!isMobile) return
          setOpened(mobile.trim())
          window.open(journeyUrl + entryOf({ mobile: mobile.trim() }), '_blank', 'noreferrer')
        }}
      >
        <p className="muted">
          Any other mobile number is an applicant who is new to the bank. The outcome follows from what is entered: age,
          income, PAN.
        </p>
        <div className="row">
          <label className="field">
            Mobile number
            <input
              inputMode="numeric"
              value={mobile}
              aria-invalid={refused}
              aria-describedby={refused ? 'stranger-refused' : undefined}
              onChange={(event) => setMobile(event.target.value)}
            />
          </label>
          <Button type="submit">Open the journey</Button>
        </div>
        {refused ? (
          <p id="stranger-refused" className="field__error" role="alert">
            Enter ten digits, the first of them 6 to 9.
          </p>
        ) : null}
      </form>
      {opened ? <Codes mobile={opened} /> : null}
    </Panel>
  )
}
