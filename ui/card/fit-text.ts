/** A pessimistic width in ems: bold system fonts differ, and none may leave its frame. */
function ems(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[MWmw@%]/.test(letter)) width += 1
    else if (/[iIjlt.,'’ ]/.test(letter)) width += 0.42
    else if (/[A-Z]/.test(letter)) width += 0.78
    else if (letter < '\u0900') width += 0.64
    // A vowel sign of an Indian script joins its consonant; consonants of the south are wide.
    else width += letter < '\u0b80' ? 0.7 : 1
  }
  return width
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word
    if (lines.length > 0 && ems(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export interface Fit {
  width: number
  size: number
  lines: number
  /** Letter spacing in ems. */
  spacing?: number
}

/** Breaks a text between words, and makes it smaller only if it still doesn't fit. SVG text does neither by itself. */
export function fitText(text: string, { width, size, lines, spacing = 0 }: Fit): { lines: string[]; size: number } {
  for (let smaller = size; ; smaller -= 2) {
    const room = width / smaller
    const wrapped = wrap(text, room - spacing * (room / 0.6))
    const fits = wrapped.every((line) => ems(line) + spacing * line.length <= room)
    if (smaller <= 8 || (wrapped.length <= lines && fits)) return { lines: wrapped, size: smaller }
  }
}
