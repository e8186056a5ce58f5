import { consentCodes, type ConsentField as ConsentFieldName } from '@card-journey/journey/application/consent.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ConsentField } from '../../fields/ConsentField.tsx'
import { useConsentTexts } from '../../master/offer-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { DocumentLink } from '../../layout/DocumentLink.tsx'
import { LoadFailed } from '../../layout/LoadFailed.tsx'

export interface ConsentBox {
  /** The answer's name in the form; its code names the text beside it. */
  field: ConsentFieldName
  required?: boolean
  /** What ticking it does, if the bank's text does not say. */
  hint?: string
}

/** The consents that accepting any card requires. */
export const consentsOfEveryCard: readonly ConsentBox[] = [
  { field: 'consentKfs' },
  { field: 'consentMitc' },
  { field: 'consentTnc' },
]

/** Search for a new customer in the central KYC registry; optional. */
export const consentToRegistry: ConsentBox = { field: 'consentCkyc', required: false }

export interface ConsentBoxesProps {
  boxes: readonly ConsentBox[]
  /** `newTab` is said after the name of a document. */
  words: { loading: string; failed: string; newTab: string }
}

/** Checkboxes, none pre-ticked, in the bank's words, each with its document in a new tab. */
export function ConsentBoxes({ boxes, words }: ConsentBoxesProps) {
  const { application } = useJourney()
  const consents = useConsentTexts()
  if (consents.state === 'loading') return <Skeleton shapes={boxes.map(() => 'control')} label={words.loading} />
  if (consents.state === 'failed') return <LoadFailed again={consents.again}>{words.failed}</LoadFailed>
  const query = { productLogo: application?.productLogo, feeCode: application?.productFeecode }
  return boxes.flatMap(({ field, required = true, hint }) => {
    const consent = consents.data.find(({ code }) => code === consentCodes[field])
    // What was agreed to before and still holds is not asked for again.
    if (!consent || (field === 'consentTnc' && application?.facts.agreed?.TNC === consent.version)) return []
    return [
      <ConsentField
        key={field}
        name={field}
        required={required}
        text={consent}
        hint={hint ?? (consent.documentCode && <DocumentLink text={consent} query={query} newTab={words.newTab} />)}
      />,
    ]
  })
}
