/** Where the app's files come from; not written where it is used, or the bundler takes that for a file of ours. */
const here = import.meta.url

/** The server answers, and hasn't got the file: it belongs to a build that is gone. */
export class FileGone extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FileGone'
  }
}

const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches a chunk's files, then imports it; the bundler calls this for each dynamic import (build/preload-plugin.ts). A
 * module whose import once failed stays failed until the page is loaded again, itself and as a part of others (HTML,
 * "fetch a single module script"; Chromium: also one that a `link` preloads). So no file is imported or linked before it
 * is in the browser's cache. A failed file is fetched anew by the next call.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(new URL(file, new URL('/', here)).href)))
  return load()
}

function fetchOnce(href: string): Promise<unknown> {
  const known = fetched.get(href)
  if (known) return known
  const fetching = isOnPage(href) ? Promise.resolve() : fetchFile(href)
  fetched.set(href, fetching)
  fetching.catch(() => fetched.delete(href))
  return fetching
}

/** The first HTML names its scripts, and contains its styles (server/pages/page-document.ts). */
const isOnPage = (href: string): boolean =>
  Array.from(document.getElementsByTagName('link')).some((link) => link.href === href) ||
  Array.from(document.getElementsByTagName('style')).some(
    ({ dataset: { file } }) => file !== undefined && new URL(file, location.href).href === href,
  )

async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new (response.status === 404 ? FileGone : TypeError)(`Could not fetch ${href}`)
  await response.arrayBuffer()
  if (href.endsWith('.css')) await addStyles(href)
}

const addStyles = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`Could not apply ${href}`))
    }
    document.head.append(link)
  })
