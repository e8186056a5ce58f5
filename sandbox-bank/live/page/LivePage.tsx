import type { LiveApplication } from '@card-journey/providers/live-view-wire.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { momentInIndia } from '../../console/moments.ts'
import { usePolled } from '../../console/use-polled.ts'
import type { Person } from '../../people/person.ts'
import { Drawing } from './Drawing.tsx'
import { Lately } from './Lately.tsx'
import { drawn, markerChanges } from './where.ts'
import '../../console/console.css'

const isMobile = (text: string) => /^[6-9]\d{9}$/.test(text)

/** Follows an application on the drawing of the journey while its applicant goes on. The number may stand in the address (`?mobile=`). */
export function LivePage() {
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('mobile') ?? '')
  const [chosen, setChosen] = useState(0)
  const mobile = isMobile(typed.trim()) ? typed.trim() : undefined
  const { value: people = [] } = usePolled<Person[]>('/people', 60_000)
  const { value: applications, reached } = usePolled<LiveApplication[]>(
    mobile && `/live/applications?mobile=${mobile}`,
    1000,
  )
  const nameOf = (number: string) => {
    const known = people.find((each) => each.mobile === number)
    return known ? `${known.firstName} ${known.lastName}` : number
  }
  const choose = (number: string) => {
    setTyped(number)
    setChosen(0)
  }
  const person = people.find((each) => each.mobile === mobile)
  const application = applications?.[chosen] ?? applications?.[0]
  const customerType = application?.customerType ?? person?.customerType ?? 'NTB'
  const changes = markerChanges(application).toReversed()
  return (
    <main id="content" className="console" tabIndex={-1}>
      <div className="console__head">
        <h1>Live view</h1>
        <p className="muted">Where an application is in the journey. It follows along by itself.</p>
      </div>
      <div className="row">
        <label className="field" htmlFor="live-mobile">
          Mobile number
          <input
            id="live-mobile"
            list="live-people"
            inputMode="numeric"
            value={typed}
            onChange={(event) => choose(event.target.value)}
          />
        </label>
        <datalist id="live-people">
          {people.map(({ mobile: number, firstName, lastName }) => (
            <option key={number} value={number} label={`${firstName} ${lastName}`} />
          ))}
        </datalist>
        {applications && applications.length > 1 ? (
          <label className="field" htmlFor="live-application">
            Application
            <select id="live-application" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
              {applications.map(({ reference, state, startedAt }, index) => (
                <option key={reference} value={index}>
                  {state}, begun {momentInIndia(startedAt)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      <div role="status">
        {mobile === undefined ? <p>Enter the mobile number of an application, or choose one of the people.</p> : null}
        {mobile && !reached ? <p>The journey isn’t responding. This page keeps trying.</p> : null}
        {mobile && reached && applications?.length === 0 ? (
          <p>There is no application under {mobile} yet. It appears here once its mobile number is verified.</p>
        ) : null}
        {application ? (
          <p>
            {nameOf(mobile ?? '')} stands at <strong>{application.screen}</strong>, after{' '}
            <code>{application.marker}</code>.
          </p>
        ) : null}
      </div>
      {mobile === undefined ? <Lately nameOf={nameOf} onChoose={choose} /> : null}
      {mobile ? (
        <>
          <Panel
            heading={customerType === 'NTB' ? 'New to the bank' : 'Existing customer'}
            action={
              application ? (
                <span className="tag">
                  {[application.state, application.productCode, application.journeyMode].filter(Boolean).join(' · ')}
                </span>
              ) : undefined
            }
          >
            <Drawing parts={drawn(application, customerType)} />
          </Panel>
          {changes.length > 0 ? (
            <Panel heading="Markers, newest first">
              <ol className="lines">
                {changes.map(({ at, marker, screen, what }) => (
                  <li key={`${at} ${marker}`}>
                    <p className="row">
                      <code>{marker}</code>
                      <span className="muted small">
                        {what}
                        {screen ? `, at ${screen}` : ''}
                      </span>
                      <time dateTime={at}>{momentInIndia(at)}</time>
                    </p>
                  </li>
                ))}
              </ol>
            </Panel>
          ) : null}
          <p className="row">
            <a href={`/messages?to=${mobile}`}>Messages to {mobile}</a>
            <a href={`/?mobile=${mobile}`}>People</a>
          </p>
        </>
      ) : null}
    </main>
  )
}
