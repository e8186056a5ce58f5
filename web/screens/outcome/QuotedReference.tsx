import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { CopyReference } from '@card-journey/ui/CopyReference.tsx'
import { useJourney } from '../../engine/use-journey.ts'

export interface QuotedReferenceProps {
  /** Of our own reference, and of the application number that takes its place. */
  label: string
  number?: string
  copy: string
  copied: string
}

/** The reference to quote to the bank, once there is an application: the same on every page that has one. */
export function QuotedReference({ label, number = label, ...words }: QuotedReferenceProps) {
  const { application } = useJourney()
  return (
    application && (
      <CopyReference
        {...words}
        label={application.applicationNumber ? number : label}
        reference={quotedReference(application)}
      />
    )
  )
}
