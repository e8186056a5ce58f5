import { LinkedText } from './LinkedText.tsx'
import type { Notice } from './use-notice.ts'

/** The sentences of one part, on the page and in the letter. */
export function NoticePart({ part: { paragraphs, points } }: { part: Notice['parts'][number] }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {points.length > 0 && (
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>
              <LinkedText>{point}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
