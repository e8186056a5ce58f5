import { Icon } from '@card-journey/ui/Icon.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import type { ReactNode } from 'react'
import { itemsOf, type EvidenceItem } from '../evidence/evidence.ts'
import type { CallView } from '../views.ts'
import { itemWords, recordingWords, timeOf } from './words.ts'
import './call-panels.css'

interface Props {
  call: CallView
  /** A button that collects an item, where the agent can. */
  action?: (item: EvidenceItem) => ReactNode
}

/** The checklist. What it lacks keeps the call from being approved. */
export function EvidencePanel({ call, action }: Props) {
  return (
    <Panel heading="Evidence">
      <ul className="checklist">
        {itemsOf(call).map((item) => {
          const isMissing = call.missing.includes(item)
          return (
            <li key={item} className={isMissing ? 'checklist__item' : 'checklist__item checklist__item--there'}>
              <span className="checklist__mark">{isMissing ? null : <Icon name="check" />}</span>
              <span className="checklist__text">
                {itemWords[item]}
                <span className="visually-hidden">{isMissing ? ', missing' : ', there'}</span>
                <span className="muted small checklist__about">{aboutItem(call, item)}</span>
              </span>
              {action?.(item)}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function aboutItem({ evidence, liveness, questions, recording }: CallView, item: EvidenceItem): string {
  const { snapshots, position } = evidence
  switch (item) {
    case 'consent':
      return evidence.consentAt ? timeOf(evidence.consentAt) : ''
    case 'position':
      return position
        ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)} within ${Math.round(position.accuracy)} m, ${timeOf(position.at)}${position.insideIndia ? '' : ', outside India'}`
        : 'Not received yet'
    case 'face':
    case 'pan':
      return snapshots[item] ? timeOf(snapshots[item].at) : ''
    case 'faceMatches':
      return evidence.faceMatchesAt ? timeOf(evidence.faceMatchesAt) : ''
    case 'document':
      return evidence.documentMatchesAt ? timeOf(evidence.documentMatchesAt) : ''
    case 'liveness': {
      const shown = liveness.find(({ id }) => id === evidence.liveness?.method)
      return evidence.liveness ? `${shown?.text ?? ''} ${timeOf(evidence.liveness.at)}` : ''
    }
    case 'questions':
      return `${questions.filter(({ id }) => evidence.answers[id] === 'matches').length} of ${questions.length}`
    case 'recording':
      return recordingWords[recording]
  }
}
