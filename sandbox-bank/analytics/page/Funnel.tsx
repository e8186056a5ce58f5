import { worstOf, type FunnelStep } from '../funnel.ts'
import './analytics.css'

/** The way through the journey, screen by screen: how often each was opened, and how many went no further. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const worst = worstOf(steps)
  return (
    <>
      <p role="status">
        {worst?.lost
          ? `Most are lost before ${worst.screen}: ${worst.lost.percent}% of those who came to the screen before it.`
          : 'So far nobody has stopped on this way.'}
      </p>
      <div className="scroll" role="region" aria-label="Views by screen" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Views</th>
              <th scope="col">Lost before it</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ screen, part, views, share, lost }) => (
              <tr key={screen}>
                <th scope="row">
                  {screen} <span className="muted small">{part}</span>
                  <svg className="funnel__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={share} height="6" />
                  </svg>
                </th>
                <td>{views}</td>
                <td>{lost ? `${lost.views} (${lost.percent}%)` : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
