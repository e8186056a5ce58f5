import { Button } from '@card-journey/ui/Button.tsx'
import type { EvidenceItem, SnapshotKind } from '../evidence/evidence.ts'
import type { CallView } from '../views.ts'

interface Props {
  item: EvidenceItem
  call: CallView
  /** There is no session to collect in. */
  unready: boolean
  onCollect: (path: string, body: object) => Promise<void>
  onSnap: (kind: SnapshotKind) => Promise<void> | void
}

const words: Partial<Record<EvidenceItem, { take: string; again?: string }>> = {
  consent: { take: 'Consent given' },
  face: { take: 'Take face picture', again: 'Take face again' },
  pan: { take: 'Take PAN picture', again: 'Take PAN again' },
  faceMatches: { take: 'Face matches' },
  document: { take: 'Document compared' },
}

/** The button that collects an item of evidence. Position, liveness and questions have no button here. */
export function EvidenceAction({ item, call, unready, onCollect, onSnap }: Props) {
  const word = words[item]
  const isMissing = call.missing.includes(item)
  if (word === undefined || (!isMissing && word.again === undefined)) return null
  const isPicture = item === 'face' || item === 'pan'
  const press = () => {
    if (unready) return undefined
    return isPicture ? onSnap(item) : onCollect('marks', { item })
  }
  return (
    <Button kind="secondary" unready={unready} onClick={press}>
      {isMissing ? word.take : word.again}
    </Button>
  )
}
