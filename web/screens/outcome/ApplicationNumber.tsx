import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { CopyReference } from '@card-journey/ui/CopyReference.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../engine/use-journey.ts'

export interface ApplicationNumberProps {
  words: { number: string; reference: string; copy: string; copied: string; loading: string }
}

/** The application number, or our own reference until the customer file has one. */
export function ApplicationNumber({ words }: ApplicationNumberProps) {
  const { application } = useJourney()
  if (!application) return <Skeleton shapes={['control']} label={words.loading} />
  return (
    <CopyReference
      label={application.applicationNumber ? words.number : words.reference}
      reference={quotedReference(application)}
      copy={words.copy}
      copied={words.copied}
    />
  )
}
