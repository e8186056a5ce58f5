import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { useRef, type ReactNode } from 'react'
import { useError, useTyped } from '../form/use-form.ts'

interface FoldedFieldProps {
  name: string
  /** What opens it: "Add a landmark". */
  add: string
  /** What it is once answered: "Landmark". */
  named: string
  children: ReactNode
}

/** A field that few people need, folded until asked for. Once it has had an answer or a mistake it stays open. */
export function FoldedField({ name, add, named, children }: FoldedFieldProps) {
  const answer = useTyped(name)
  const error = useError(name)
  const open = useRef(false)
  open.current ||= answer !== '' || error !== undefined
  return (
    <Disclosure summary={answer === '' ? add : named} open={open.current}>
      {children}
    </Disclosure>
  )
}
