import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { blurOnEnter } from './enter.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

export interface ComboboxWords {
  /** Name of the list. */
  suggestions: string
  searching: string
  /** How many were found, including zero; announced. */
  found: (count: number) => string
}

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'role' | 'id'> {
  id: string
  value: string
  onChange: (value: string) => void
  /** Called after a pause in typing; the signal aborts when a newer query replaces this one. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>
  words: ComboboxWords
  /** Letters before the first query. */
  from?: number
}

const pause = 200

/**
 * Text with suggestions, by the ARIA 1.2 combobox pattern (list, no automatic choice): focus never leaves the input,
 * arrows move, Enter takes, Escape closes the list and leaves the text alone. Typed text is valid without choosing a
 * suggestion.
 */
export function Combobox({ id, value, onChange, suggest, words, from = 2, onKeyDown, onBlur, ...rest }: ComboboxProps) {
  const [options, setOptions] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [status, setStatus] = useState('')
  const question = useRef<{ timer: number; abort: AbortController } | null>(null)
  const listId = `${id}-list`

  function drop() {
    if (!question.current) return
    clearTimeout(question.current.timer)
    question.current.abort.abort()
    question.current = null
  }
  useEffect(() => drop, [])

  function close() {
    drop()
    setOpen(false)
    setActive(-1)
    setStatus('')
  }

  function ask(text: string) {
    drop()
    if (text.trim().length < from) {
      close()
      setOptions([])
      return
    }
    const abort = new AbortController()
    question.current = { abort, timer: window.setTimeout(() => void look(text.trim(), abort.signal), pause) }
  }

  async function look(text: string, signal: AbortSignal) {
    setStatus(words.searching)
    try {
      const found = await suggest(text, signal)
      if (signal.aborted) return
      setOptions(found)
      setActive(-1)
      setOpen(found.length > 0)
      setStatus(words.found(found.length))
    } catch {
      // Suggestions are optional: without them the typed text counts.
      if (!signal.aborted) close()
    }
  }

  function take(option: string) {
    onChange(option)
    close()
    setOptions([])
  }

  function move(step: 1 | -1) {
    if (options.length === 0) return
    setOpen(true)
    // Up from the input itself (-1) goes to the last, down to the first; past either end back to the input.
    const next = (active + 1 + step + options.length + 1) % (options.length + 1)
    setActive(next - 1)
    document.getElementById(`${listId}-${next - 1}`)?.scrollIntoView?.({ block: 'nearest' })
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    const chosen = open ? options[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else blurOnEnter(event)
  }

  return (
    <div className="combobox">
      <input
        autoComplete="off"
        {...rest}
        id={id}
        type="text"
        className="input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          ask(event.target.value)
        }}
        onKeyDown={key}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      <ul className="combobox__list" id={listId} role="listbox" aria-label={words.suggestions} hidden={!open}>
        {options.map((option, index) => (
          <li
            key={option}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Pressing must not take focus from the input, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  )
}
