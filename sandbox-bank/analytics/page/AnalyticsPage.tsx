import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { momentInIndia } from '../../console/moments.ts'
import { Unreached } from '../../console/Unreached.tsx'
import { usePolled } from '../../console/use-polled.ts'
import { funnelOf } from '../funnel.ts'
import type { Counted, MeasuredEvent } from '../measured.ts'
import { Funnel } from './Funnel.tsx'
import '../../console/console.css'

/** What the journey's analytics send: where applicants stop, and each event as it arrives. */
export function AnalyticsPage() {
  const [channel, setChannel] = useState('')
  const [customerType, setCustomerType] = useState<'NTB' | 'ETB'>('NTB')
  const { value, reached } = usePolled<Counted>(
    channel ? `/analytics/counted?channel=${encodeURIComponent(channel)}` : '/analytics/counted',
  )
  const { value: all } = usePolled<Counted>(channel ? '/analytics/counted' : undefined)
  const channels = (all ?? value)?.channels ?? []
  return (
    <main id="content" className="console console--two" tabIndex={-1}>
      <div className="console__head">
        <h1>Analytics</h1>
        <p className="muted">
          What browsers whose users have allowed analytics send, as a bank’s own tool would get it. Events name nobody,
          so views are counted, not people.
        </p>
      </div>
      <div className="console__wide">
        <form className="row" onSubmit={(event) => event.preventDefault()}>
          <label className="field">
            Channel
            <select value={channel} onChange={(event) => setChannel(event.target.value)}>
              <option value="">all channels</option>
              {[...new Set([...channels, ...(channel ? [channel] : [])])].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            Way through the journey
            <select
              value={customerType}
              onChange={(event) => setCustomerType(event.target.value === 'ETB' ? 'ETB' : 'NTB')}
            >
              <option value="NTB">New to the bank</option>
              <option value="ETB">Existing customers</option>
            </select>
          </label>
        </form>
      </div>
      {reached ? null : <Unreached />}
      {value && value.events === 0 ? (
        <Panel heading="Nothing has arrived yet">
          <p>
            Nobody is measured without having agreed. Open the journey’s page “Your consents”, allow analytics, and go
            through a few screens: they appear here within two seconds.
          </p>
        </Panel>
      ) : null}
      {value && value.events > 0 ? (
        <>
          <Panel heading="Where people stop">
            <Funnel steps={funnelOf(value.screens, customerType)} />
          </Panel>
          <Panel heading="Events, newest first">
            <p role="status" className="muted">
              {value.events} in all. Applications sent for review: {value.submitted}.
            </p>
            <ol className="lines">
              {value.newest.map((event, index) => (
                <li key={`${event.at} ${value.newest.length - index}`}>
                  <p className="row">
                    <span>{saysEvent(event)}</span>
                    <time dateTime={event.at}>{momentInIndia(event.at)}</time>
                  </p>
                  <p className="row muted small">{aboutEvent(event)}</p>
                </li>
              ))}
            </ol>
          </Panel>
        </>
      ) : null}
    </main>
  )
}

const saysEvent = ({ name, screen, errorType }: MeasuredEvent): string =>
  name === 'application-submitted'
    ? 'An application was sent for review'
    : errorType
      ? `${screen} showed the error ${errorType}`
      : `${screen} was opened`

const aboutEvent = ({ channel, ageBand, journeyMode, errorText }: MeasuredEvent): string =>
  [channel, ageBand && `age ${ageBand}`, journeyMode, errorText].filter(Boolean).join(' · ')
