/** A value as XML: a list is its element as often as it has entries, an empty list one empty element. */
export function toXml(name: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? `<${name}/>` : value.map((entry: unknown) => toXml(name, entry)).join('')
  if (typeof value !== 'object' || value === null) return `<${name}>${escapeText(textOf(value))}</${name}>`
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return `<${name}>${parts.map(([part, content]) => toXml(part, content)).join('')}</${name}>`
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
