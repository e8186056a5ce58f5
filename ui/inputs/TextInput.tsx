import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { blurOnEnter } from './enter.ts'

export interface ShowHideWords {
  show: string
  hide: string
}

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Shown before the text, not part of the value (+91, ₹). */
  prefix?: string
  /** Shown in upper case by CSS; the value stays as typed, so the caret never jumps. */
  upper?: boolean
  /** Width of the control in characters; by default it fills the line. */
  fits?: 'pin' | 'code' | 'phone'
  /** Shows dots instead of the text, with a button that reveals it. */
  masked?: ShowHideWords
}

/**
 * One line of text. Masking is by CSS, not type=password: a password manager must not offer to save an identity number,
 * and a long number should be read out while typed.
 */
export function TextInput({ prefix, upper, fits, masked, className, onKeyDown, ...rest }: TextInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className={classes('input-box', fits && `input-box--${fits}`)}>
      {prefix && <span className="input-box__prefix">{prefix}</span>}
      <input
        type="text"
        autoComplete="off"
        {...rest}
        className={classes('input', upper && 'input--upper', masked && !shown && 'input--masked', className)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          blurOnEnter(event)
        }}
      />
      {masked && <ShowHide words={masked} controls={rest.id} shown={shown} onToggle={() => setShown(!shown)} />}
    </span>
  )
}

interface ShowHideProps {
  words: ShowHideWords
  controls: string | undefined
  shown: boolean
  onToggle: () => void
}

export function ShowHide({ words, controls, shown, onToggle }: ShowHideProps) {
  return (
    <button type="button" className="input-box__toggle" aria-controls={controls} onClick={onToggle}>
      {shown ? words.hide : words.show}
    </button>
  )
}
