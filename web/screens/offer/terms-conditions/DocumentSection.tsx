import type { BankDocumentOnWire } from '@card-journey/contract/shapes/bank-document.ts'

export function DocumentSection({ section }: { section: BankDocumentOnWire['sections'][number] }) {
  return (
    <section>
      <h2>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.rows && (
        <table>
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
