import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { useRef, type ReactNode } from 'react'
import { useError, useTyped } from '../form/use-form.ts'

interface FoldedFieldProps {
  name: string
  /** What opens it: "Add a landmark". */
  add: string
  children: ReactNode
}

/** A field that few people need, folded until asked for; then it is a field like any other, and has the focus. */
export function FoldedField({ name, add, children }: FoldedFieldProps) {
  const answer = useTyped(name)
  const error = useError(name)
  const open = useRef(false)
  open.current ||= answer !== '' || error !== undefined
  return (
    <Disclosure
      className="disclosure folded-field"
      summary={add}
      open={open.current}
      // One that was open from the start takes no focus.
      onToggle={({ currentTarget }) => open.current || currentTarget.querySelector('input')?.focus()}
    >
      {children}
    </Disclosure>
  )
}
