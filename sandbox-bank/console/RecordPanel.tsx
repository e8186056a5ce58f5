import { Panel } from '@card-journey/ui/Panel.tsx'
import type { RecordEntry } from '../record.ts'
import { momentInIndia } from './moments.ts'
import { usePolled } from './use-polled.ts'

const systems: Record<RecordEntry['what'], string> = {
  bureau: 'Credit bureau',
  decision: 'Decision',
  'mobile-risk': 'Mobile risk',
  screening: 'Screening',
  'video-kyc': 'Video KYC',
}

/** Enquiries, scores and decisions of the person whose inbox is shown, or of everyone. */
export function RecordPanel({ address }: { address: string }) {
  const mobile = /^\d{10}$/.test(address) ? address : undefined
  const { value: noted = [] } = usePolled<RecordEntry[]>(mobile ? `/record?mobile=${mobile}` : '/record')
  return (
    <Panel heading="Enquiries and decisions">
      {noted.length === 0 ? <p className="muted">{mobile ? `None for ${mobile} yet.` : 'None yet.'}</p> : null}
      <ul className="lines">
        {noted.slice(0, 50).map(({ at, mobile: about, what, answer }, index) => (
          <li key={`${at} ${index}`}>
            <p className="row">
              {about}
              <time dateTime={at}>{momentInIndia(at)}</time>
            </p>
            <p>
              <strong>{systems[what]}</strong>: {answer}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
