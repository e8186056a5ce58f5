import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Field } from '../inputs/Field.tsx'
import { longestText } from './call.ts'
import type { ChatLine } from './call-state.ts'
import './chat.css'

export interface CallChatProps {
  id: string
  lines: readonly ChatLine[]
  /** Undefined while nothing can be sent: what is being written stays. */
  onSay: ((text: string) => void) | undefined
  words: {
    heading: string
    /** Before anything is written. */
    empty: string
    /** Who wrote a line. */
    me: string
    other: string
    /** Said of an own line that the other end does not have yet. */
    unsent: string
    message: string
    hint?: string
    /** In place of the hint, while nothing can be sent. */
    away?: string
    send: string
  }
}

/** What was written in the call, announced as it comes, and a line to write on. Enter sends. */
export function CallChat({ id, lines, onSay, words }: CallChatProps) {
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <section className="call-chat" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <div className="call-chat__lines" role="log" aria-labelledby={`${id}-heading`} tabIndex={0} ref={list}>
        {lines.length === 0 && <p className="call-chat__empty">{words.empty}</p>}
        {lines.map((line) => (
          <p key={line.id} className={line.own ? 'call-chat__line call-chat__line--own' : 'call-chat__line'}>
            <strong>{line.own ? words.me : words.other}</strong> <span>{line.text}</span>{' '}
            {line.way === 'unsent' && (
              <span className="call-chat__unsent">
                <Icon name="clock" />
                {words.unsent}
              </span>
            )}
          </p>
        ))}
      </div>
      <form
        className="call-chat__form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!text.trim() || !onSay) return
          onSay(text)
          setText('')
        }}
      >
        <Field id={`${id}-text`} label={words.message} hint={onSay ? words.hint : words.away}>
          {(wiring) => (
            <div className="call-chat__row">
              <input
                {...wiring}
                className="input"
                type="text"
                autoComplete="off"
                maxLength={longestText}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="submit" kind="secondary" unready={!onSay}>
                {words.send}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </section>
  )
}
