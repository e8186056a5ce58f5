/** A part of a notice: its heading, paragraphs and points. */
interface Part {
  heading: string
  paragraphs: readonly string[]
  points: readonly string[]
}

/** One block of the letter: a part with its heading, or lines before and after the parts. */
export type LetterBlock<Of extends Part> = { part: Of } | { lines: string[] }

/** The letter in blocks: its text, where a block of it is a part, that part. */
export function blocksOf<Of extends Part>({ text, parts }: { text: string; parts: readonly Of[] }): LetterBlock<Of>[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      const part = parts.find(({ heading, paragraphs, points }) => {
        const own = [heading, ...paragraphs, ...points.map((point) => `- ${point}`)]
        return own.length === lines.length && own.every((line, index) => line === lines[index])
      })
      return part ? { part } : { lines }
    })
}
