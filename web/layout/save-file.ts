import { shellHere } from '../native/shell.ts'

/**
 * Lets the browser save a file. A native app can't read a `blob:` address without a script in the page: there the address
 * is the file itself (docs/native-shell.md).
 */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const isText = typeof content === 'string'
  const bytes = isText ? new TextEncoder().encode(content) : content
  const fullType = isText ? `${type};charset=utf-8` : type
  const inShell = shellHere().kind === 'shell'
  const url = inShell ? dataUrl(name, fullType, bytes) : URL.createObjectURL(new Blob([bytes], { type: fullType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click.
  if (!inShell) setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Contains the name, as Android's download listener is given nothing but the address. */
function dataUrl(name: string, type: string, bytes: Uint8Array): string {
  let signs = ''
  for (const byte of bytes) signs += String.fromCodePoint(byte)
  return `data:${type};name=${encodeURIComponent(name)};base64,${btoa(signs)}`
}
