import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './address.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link inside the app: an ordinary link in the first HTML, without a page load after hydration. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const own = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !own) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
