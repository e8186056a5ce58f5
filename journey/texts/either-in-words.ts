/**
 * "Salaried, self-employed or retired": names of which one is true, as a sentence has them. What Intl.ListFormat would
 * say, which the oldest browsers that we serve don't have. `either` is the language's own text with its "or".
 */
export function eitherInWords(
  names: readonly string[],
  either: (parts: { others: string; last: string }) => string,
): string {
  const words = names.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
  const last = words.pop() ?? ''
  return words.length === 0 ? last : either({ others: words.join(', '), last })
}
