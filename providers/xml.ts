import { SaxesParser } from 'saxes'

/** More than any report needs; whoever sends more is not read. The size is limited before (`largestAnswerBytes`). */
const deepest = 32
const mostElements = 50_000

const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance'

interface Open {
  name: string
  isNil: boolean
  text: string
  parts: Map<string, unknown[]>
}

/**
 * A response in XML as the same values that JSON would have: an element with elements in it is an object, any other is
 * its text, `xsi:nil` is null, and elements named in `lists` are entries of a list however many there are (a single
 * empty one: no entries). The name of the outermost element and prefixes don't matter. A document type is refused, so
 * nothing is expanded and nothing outside is read (XXE, billion laughs). Undefined if it can't be read.
 */
export function readXml(text: string, lists: readonly string[]): unknown {
  const parser = new SaxesParser({ xmlns: true })
  const open: Open[] = []
  let elements = 0
  let whole: unknown
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // The text was decoded as UTF-8; in another encoding only plain ASCII means the same.
    if (encoding.toUpperCase() !== 'UTF-8' && !isAscii(text)) throw new Error('encoding')
  })
  parser.on('doctype', () => {
    throw new Error('document type')
  })
  parser.on('opentag', ({ local, attributes }) => {
    elements += 1
    if (elements > mostElements || open.length === deepest) throw new Error('too many elements')
    const isNil = Object.values(attributes).some(
      (one) => one.local === 'nil' && one.uri === instanceNamespace && ['true', '1'].includes(one.value.trim()),
    )
    open.push({ name: local, isNil, text: '', parts: new Map() })
  })
  const addText = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const value = valueOf(element, lists)
    const parts = open.at(-1)?.parts
    if (!parts) whole = value
    else if (parts.has(element.name)) parts.get(element.name)?.push(value)
    else parts.set(element.name, [value])
  })
  try {
    // Without a handler of its own, an error of the parser is thrown.
    parser.write(text).close()
    return whole
  } catch {
    return undefined
  }
}

function valueOf({ isNil, text, parts }: Open, lists: readonly string[]): unknown {
  if (isNil) return null
  if (parts.size === 0) return text.trim()
  return Object.fromEntries(
    [...parts].map(([name, values]) => [
      name,
      lists.includes(name)
        ? values.filter((value) => value !== '' && value !== null)
        : values.length === 1
          ? values[0]
          : values,
    ]),
  )
}

const isAscii = (text: string) => Buffer.byteLength(text) === text.length
