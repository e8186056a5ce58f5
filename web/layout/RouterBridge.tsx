import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Lets the journey, which knows no router, change the address. */
export interface RouterPort {
  navigate: (path: string, options: { replace: boolean }) => void
}

export function RouterBridge({ port }: { port: RouterPort }) {
  const navigate = useNavigate()
  useEffect(() => {
    port.navigate = (path, options) => void navigate(path, options)
  }, [navigate, port])
  return null
}
