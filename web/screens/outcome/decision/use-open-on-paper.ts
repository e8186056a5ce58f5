import type { DisclosureProps } from '@card-journey/ui/Disclosure.tsx'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A row that is printed open: what is folded away is not on paper. */
export function useOpenOnPaper(): Required<Pick<DisclosureProps, 'onToggle' | 'open'>> {
  const [open, setOpen] = useState(false)
  const [onPaper, setOnPaper] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setOnPaper(true))
    const printed = () => setOnPaper(false)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
    }
  }, [])
  return { open: open || onPaper, onToggle: ({ currentTarget }) => onPaper || setOpen(currentTarget.open) }
}
