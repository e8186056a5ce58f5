/** A pdf's text as one character a byte, and reading its values: just enough for the entries about encryption. */

export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The string that begins at `from`, `(…)` or `<…>`, as its bytes, and where it ends. */
function readString(text: string, from: number): { bytes: Uint8Array<ArrayBuffer>; end: number } {
  if (text[from] === '<') {
    const close = text.indexOf('>', from)
    const digits = text.slice(from + 1, close < 0 ? from + 1 : close).replace(/\s/g, '')
    const pairs = digits.match(/..?/g) ?? []
    return { bytes: Uint8Array.from(pairs, (pair) => parseInt(pair.padEnd(2, '0'), 16)), end: close + 1 }
  }
  let read = ''
  let depth = 1
  let at = from + 1
  for (; at < text.length && depth > 0; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      const [next = '', after = ''] = text.slice(at + 1, at + 3)
      const broken = /[\r\n]/.test(next)
      if (!broken) read += octal ? String.fromCharCode(parseInt(octal, 8) & 255) : (escapes[next] ?? next)
      at += octal ? octal.length : next === '\r' && after === '\n' ? 2 : 1
    } else if (sign === ')' && (depth -= 1) === 0) {
      return { bytes: bytesOf(read), end: at + 1 }
    } else {
      if (sign === '(') depth += 1
      read += sign
    }
  }
  return { bytes: bytesOf(read), end: at }
}

export type PdfValue = string | Uint8Array<ArrayBuffer>

/** The entries of the dictionary that begins at `from`, its own only: what stands in inner ones is passed over. */
export function readDictionary(text: string, from: number): ReadonlyMap<string, PdfValue> {
  const entries = new Map<string, PdfValue>()
  const token = /<<|>>|[(<[\]]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g
  token.lastIndex = from
  let depth = 0
  let name: string | undefined
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word] = found
    const isString = word === '(' || word === '<'
    const string = isString ? readString(text, found.index) : undefined
    if (string) token.lastIndex = string.end
    if (word === '<<' || word === '[') depth += 1
    else if (word === '>>' || word === ']') {
      depth -= 1
      if (depth === 0) break
    }
    if (depth > 1 || word === '<<' || word === '[' || word === '>>' || word === ']') {
      if (depth > 1) name = undefined
      continue
    }
    if (name !== undefined) {
      entries.set(name, string?.bytes ?? word)
      name = undefined
    } else if (word.startsWith('/')) name = word.slice(1)
  }
  return entries
}

/** The first string at or after `from`. */
export function nextString(text: string, from: number): Uint8Array<ArrayBuffer> | undefined {
  const start = text.slice(from, from + 200).search(/[(<]/)
  return start < 0 ? undefined : readString(text, from + start).bytes
}
