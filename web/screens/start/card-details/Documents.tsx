import { bankDocuments } from '@card-journey/journey/ids/screen-ids.ts'
import type { CardQuery } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import './card-details.css'

/** The bank's documents, with this card's figures. */
export function Documents({ query }: { query: CardQuery & Record<string, string | undefined> }) {
  const t = useTexts('card-details')
  return (
    <ul className="documents">
      {bankDocuments.map((document) => (
        <li key={document}>
          <Link to={pathOf('terms-conditions', { document, query })}>{t(`document.${document}`)}</Link>
        </li>
      ))}
    </ul>
  )
}
