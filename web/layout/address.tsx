import { MovingContext } from '@card-journey/ui/moving.ts'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react'

/** The address bar: what it shows, and how it changes. routes.ts maps a path to its screen. */
export interface Address {
  pathname: string
  search: string
  hash: string
  /** Changes the address and shows its screen. */
  navigate: (to: string, options?: { replace?: boolean }) => void
}

const AddressContext = createContext<Address | null>(null)

export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('Screens stand inside an address')
  return address
}

const NavigateContext = createContext<Address['navigate']>(() => {})

/** For what leads elsewhere and does not depend on where it stands: it does not render when the address changes. */
export const useNavigate = (): Address['navigate'] => useContext(NavigateContext)

/** A fixed address, for the server and for examples. */
export function StillAddress({ path, children }: { path: string; children: ReactNode }) {
  const [pathname = '/', search = ''] = path.split('?')
  const address = { pathname, search: search && `?${search}`, hash: '', navigate: () => {} }
  return <AddressContext value={address}>{children}</AddressContext>
}

/** Lets the journey, which renders nothing, change the address. */
export interface AddressPort {
  navigate: Address['navigate']
}

/** Back closes a pop-up over the page and stays on the page: in an app there is no Escape key. */
function closesPopUp(): boolean {
  const dialog = document.querySelector('dialog[open]')
  // It prevents the browser's own closing and closes by its owner (ui/Dialog.tsx).
  return dialog !== null && !dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** Called as a screen is about to be replaced, while the page is still laid out: to measure then costs nothing. */
export const beforeLeaving = new Set<() => void>()

/** Else the browser looks for another place for the focus once its element is gone, and lays out half a page for that. */
function leaveScreen(): void {
  for (const note of beforeLeaving) note()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash })

export interface BrowserAddressProps {
  port: AddressPort
  /** The screen of this path can be shown at once. Default: none can. */
  isReady?: (path: string) => boolean
  children: ReactNode
}

/**
 * The browser's address and history; each entry knows the path that it was reached from (engine/go-back.ts). A new screen
 * is shown once its code has loaded; the old one stays until then.
 */
export function BrowserAddress({ port, isReady = () => false, children }: BrowserAddressProps) {
  const [at, setAt] = useState(here)
  const [moving, startMoving] = useTransition()
  const shown = useRef(at)
  shown.current = at
  const show = useRef(() => {})
  show.current = () => {
    const next = () => setAt(here())
    // Together with what else has changed: a transition would render the old screen for that first, and paint it.
    if (!isReady(location.pathname)) return startMoving(next)
    if (location.pathname !== shown.current.pathname) leaveScreen()
    next()
  }

  useLayoutEffect(() => {
    const moved = () => {
      const { pathname, search, hash } = shown.current
      if (closesPopUp()) history.pushState({ from: location.pathname }, '', pathname + search + hash)
      // Later: within this event React doesn't let the old screen stay.
      else setTimeout(() => show.current())
    }
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])

  const navigate = useMemo<Address['navigate']>(
    () =>
      (port.navigate = (to, { replace = false } = {}) => {
        const { pathname } = location
        const { state } = history
        history[replace ? 'replaceState' : 'pushState']({ from: replace ? state?.from : pathname }, '', to)
        // Others note there what a reload of their page has to know.
        if (replace && location.pathname === pathname) history.replaceState(state, '')
        show.current()
      }),
    [port],
  )
  return (
    <NavigateContext value={navigate}>
      <MovingContext value={moving}>
        <AddressContext value={useMemo(() => ({ ...at, navigate }), [at, navigate])}>{children}</AddressContext>
      </MovingContext>
    </NavigateContext>
  )
}
