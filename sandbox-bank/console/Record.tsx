import type { RecordEntry } from '../record.ts'
import { usePolled } from './use-polled.ts'

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Enquiries, scores and decisions of the person whose inbox is shown, or of everyone. */
export function Record({ address }: { address: string }) {
  const mobile = /^\d{10}$/.test(address) ? address : undefined
  const { value: noted = [] } = usePolled<RecordEntry[]>(mobile ? `/record?mobile=${mobile}` : '/record')
  return (
    <section className="panel" aria-labelledby="record-heading">
      <h2 id="record-heading">Enquiries and decisions</h2>
      {noted.length === 0 ? <p className="quiet">{mobile ? `None for ${mobile} yet.` : 'None yet.'}</p> : null}
      <ul>
        {noted.slice(0, 50).map(({ at, mobile: about, answer }, index) => (
          <li key={`${at} ${index}`}>
            <time dateTime={at}>{time.format(Date.parse(at))}</time> {about}: {answer}
          </li>
        ))}
      </ul>
    </section>
  )
}
