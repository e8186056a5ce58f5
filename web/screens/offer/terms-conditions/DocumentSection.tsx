import type { BankDocumentOnWire } from '@card-journey/contract/shapes/bank-document.ts'
import './terms-conditions.css'

/** `id`: where the list of the document's parts leads. */
export function DocumentSection({ id, section }: { id: string; section: BankDocumentOnWire['sections'][number] }) {
  return (
    <section id={id}>
      <h2>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.rows && (
        <table className={section.rows.every(({ value }) => /\d/.test(value)) ? 'document__figures' : undefined}>
          <tbody>
            {section.rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
