import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { CopyReference } from '@card-journey/ui/CopyReference.tsx'
import { useJourney } from '../../engine/use-journey.ts'

export interface QuotedReferenceProps {
  label: string
  copy: string
  copied: string
}

/** The reference to quote to the bank, once there is an application: the same on every page that has one. */
export function QuotedReference(words: QuotedReferenceProps) {
  const { application } = useJourney()
  return application && <CopyReference {...words} reference={quotedReference(application)} />
}
