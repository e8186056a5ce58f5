import { useEffect, useRef, useState } from 'react'
import { codeCells, type CodeCells } from './code-cells.ts'

const events = ['selectionchange', 'input']

/**
 * The cells as the input stands, whoever changed it: a key, a paste, autofill, the form. None before it could be looked
 * at, as in the server's HTML. The ref is that of the element around the input.
 */
export function useCodeCells(digits: number) {
  const around = useRef<HTMLSpanElement>(null)
  const [cells, setCells] = useState<CodeCells>()
  useEffect(() => {
    const look = () => {
      const input = around.current?.querySelector('input')
      if (!input) return
      const now = codeCells(input.value.length, input.selectionStart ?? input.value.length, digits)
      setCells((before) => (before && isSame(before, now) ? before : now))
    }
    look()
    for (const event of events) document.addEventListener(event, look)
    return () => {
      for (const event of events) document.removeEventListener(event, look)
    }
  })
  return { around, cells }
}

const isSame = (one: CodeCells, other: CodeCells) =>
  one.filled === other.filled && one.here === other.here && one.whole === other.whole
