import { Drawing, type DrawingProps } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/screen-texts.ts'
import { EndingDoors } from './CallDoor.tsx'
import { KeptBeside } from './KeptBeside.tsx'
import { QuotedReference } from './QuotedReference.tsx'

export interface EndingProps {
  drawing: DrawingProps['name']
  tone?: DrawingProps['tone']
  heading: string
  /** Why it ends here, in plain words; absent where the notice of the decision says so. */
  why?: ReactNode
  /** What the applicant can do; absent where the notice lists it. */
  ways?: readonly string[]
  /** The next steps, the most useful first. Calling the bank is always one. */
  doors?: ReactNode
  children?: ReactNode
}

/** A page on which the way online ends or has to wait: why, what can be done, and a door. */
export function Ending({ drawing, tone, heading, why, ways, doors, children }: EndingProps) {
  const t = useTexts('ending')
  return (
    <>
      <Drawing name={drawing} tone={tone} />
      <h1>{heading}</h1>
      {why && <p className="lead">{why}</p>}
      {ways && (
        <Panel heading={t('ways')}>
          <ul className="bullets">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </Panel>
      )}
      {children}
      <KeptBeside>
        <EndingReference />
      </KeptBeside>
      <EndingDoors>{doors}</EndingDoors>
    </>
  )
}

/** The reference to quote, in an ending's words. */
export function EndingReference() {
  const t = useTexts('ending')
  return (
    <QuotedReference
      label={t('reference')}
      number={t('number')}
      copy={t('reference.copy')}
      copied={t('reference.copied')}
    />
  )
}
