import type { BankDocumentOnWire } from '@card-journey/contract/shapes/bank-document.ts'

export const partId = (index: number) => `part-${index + 1}`

/** The headings of a document, each leading to its part. */
export function DocumentParts({ sections }: Pick<BankDocumentOnWire, 'sections'>) {
  return (
    <ol>
      {sections.map(({ heading }, index) => (
        <li key={heading}>
          <a href={`#${partId(index)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  )
}
