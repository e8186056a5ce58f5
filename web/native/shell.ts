/** What a native shell puts into the page (AP-12): a bridge that opens one https URL in the phone's browser. */
interface NativeWindow {
  webkit?: { messageHandlers?: { openBrowser?: { postMessage?: unknown } } }
  Android?: { openBrowser?: unknown }
}

/** Part of the shell's user agent; set at build time (config). */
const shellMark: string = import.meta.env.VITE_NATIVE_SHELL_MARK ?? 'CardJourneyShell'

export type NativeShell = { kind: 'none' } | { kind: 'shell'; openBrowser: ((url: string) => void) | undefined }

/** Whether the page runs inside the native app, and its bridge; a shell without one leads to the generic error (ER-12). */
export function nativeShell(page: NativeWindow, userAgent: string): NativeShell {
  const ios = page.webkit?.messageHandlers?.openBrowser
  const android = page.Android
  if (typeof ios?.postMessage === 'function')
    return bridged(ios as { postMessage: (url: string) => void }, 'postMessage')
  if (typeof android?.openBrowser === 'function')
    return bridged(android as { openBrowser: (url: string) => void }, 'openBrowser')
  return userAgent.includes(shellMark) ? { kind: 'shell', openBrowser: undefined } : { kind: 'none' }
}

/** Called as a method: a bridge of Android is bound to its object. */
const bridged = <Name extends string>(bridge: Record<Name, (url: string) => void>, name: Name): NativeShell => ({
  kind: 'shell',
  openBrowser: (url) => bridge[name](url),
})

/** The shell that this page runs in. */
export const shellHere = (): NativeShell => nativeShell(window as NativeWindow, navigator.userAgent)

export type Opened = 'opened' | 'leaving' | 'noBridge' | 'refused'

/**
 * Opens an external URL: in the external browser inside the shell, else in this tab (AP-05). Only https, or on a page of
 * plain http (development) this machine; the server has decided which URLs are allowed. A bridge that fails counts as
 * missing.
 */
export function openExternal(url: string): Opened {
  if (!mayOpen(url)) return 'refused'
  const shell = shellHere()
  if (shell.kind === 'none') {
    location.assign(url)
    return 'leaving'
  }
  if (!shell.openBrowser) return 'noBridge'
  try {
    shell.openBrowser(url)
    return 'opened'
  } catch {
    return 'noBridge'
  }
}

/** As written, not only as parsed: a native parser may read a blank, a backslash or a user's name otherwise. */
function mayOpen(url: string): boolean {
  const secure = /^https:\/\/[^/?#\s\\@]+([/?#][^\s\\]*)?$/.test(url)
  const local = location.protocol === 'http:' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/.test(url)
  return secure || local
}
