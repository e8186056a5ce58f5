import { useEffect } from 'react'
import { openExternal, shellHere } from './shell.ts'

/**
 * In the shell, a link that asks for a tab of its own (terms, key facts) opens in the phone's browser: a web view has no
 * tabs, and would do nothing. The form behind it stays as it is. Without a bridge it opens in place: Back returns to the
 * form.
 */
export function useShellLinks(): void {
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target="_blank"]') : null
      if (!link || event.defaultPrevented) return
      if (shellHere().kind === 'none') return
      event.preventDefault()
      if (openExternal(link.href) !== 'opened') location.assign(link.href)
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [])
}
