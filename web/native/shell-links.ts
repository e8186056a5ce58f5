import { openExternal, shellHere } from './shell.ts'

/**
 * In the shell, a link that asks for a tab of its own (terms, key facts) opens in the phone's browser: a web view has no
 * tabs, and would do nothing. The form behind it stays as it is. Without a bridge it opens in place: Back returns to the
 * form. Built into every page's HTML (build/early-scripts.ts), so that no press comes before it.
 */
export function watchShellLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target="_blank"]')
    if (!link || event.defaultPrevented || shellHere().kind === 'none') return
    event.preventDefault()
    if (openExternal(link.href) !== 'opened') location.assign(link.href)
  })
}
