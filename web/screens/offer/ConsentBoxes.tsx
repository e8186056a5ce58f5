import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { CheckboxField } from '../../fields/CheckboxField.tsx'
import { useMaster } from '../../journey/master.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { pathOf } from '../../routes.ts'

export interface ConsentBox {
  /** The answer's name in the form. */
  field: string
  /** Whose text stands beside it. */
  code: string
  required?: boolean
}

export interface ConsentBoxesProps {
  boxes: readonly ConsentBox[]
  words: { loading: string; failed: string; read: (document: string) => string }
}

/** Boxes to tick, none beforehand, in the bank's words, each with its document in a tab of its own. */
export function ConsentBoxes({ boxes, words }: ConsentBoxesProps) {
  const { application } = useJourney()
  const consents = useMaster(getConsentDetails, {})
  if (consents.state === 'loading') return <Skeleton shapes={boxes.map(() => 'control')} label={words.loading} />
  if (consents.state === 'failed')
    return (
      <Notice kind="warning" role="alert">
        <p>{words.failed}</p>
      </Notice>
    )
  const query = { productLogo: application?.productLogo, feeCode: application?.productFeecode }
  return boxes.flatMap(({ field, code, required = true }) => {
    const consent = consents.data.find((one) => one.code === code)
    if (!consent) return []
    const { title, text, documentCode } = consent
    return [
      <CheckboxField
        key={field}
        name={field}
        required={required}
        label={text}
        hint={
          documentCode && (
            <a href={pathOf('terms-conditions', { document: documentCode, query })} target="_blank" rel="noopener">
              {words.read(title)}
            </a>
          )
        }
      />,
    ]
  })
}
