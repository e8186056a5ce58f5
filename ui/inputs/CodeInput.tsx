import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { blurOnEnter } from './enter.ts'
import { ShowHide, type ShowHideWords } from './TextInput.tsx'
import { useCodeCells } from './use-code-cells.ts'

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Digits in the code. The control accepts more, so that a pasted "123 456" is not cut. */
  digits: number
  masked?: ShowHideWords
}

/**
 * A one-time code or PIN: a cell for each digit, drawn behind one input, so that paste, autofill and assistive technology
 * work as in any other, also before any script has loaded. Masking is by type=password here: a code is short and must
 * not be read aloud.
 */
export function CodeInput({ digits, masked, className, onKeyDown, ...rest }: CodeInputProps) {
  const [shown, setShown] = useState(false)
  const { around, cells } = useCodeCells(digits)
  return (
    <span className={classes('input-box', 'input-box--code')}>
      <span ref={around} className={classes('code', cells?.whole && 'code--whole')}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={digits * 2 + 4}
          {...rest}
          type={masked && !shown ? 'password' : 'text'}
          className={classes('input', 'input--code', className)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            blurOnEnter(event)
          }}
        />
        <span className={classes('code__cells', cells && 'code__cells--known')} aria-hidden="true">
          {Array.from({ length: digits }, (_, cell) => (
            <span
              key={cell}
              className={
                cells && classes(cell < cells.filled && 'code__cell--filled', cell === cells.here && 'code__cell--here')
              }
            />
          ))}
        </span>
      </span>
      {masked && <ShowHide words={masked} controls={rest.id} shown={shown} onToggle={() => setShown(!shown)} />}
    </span>
  )
}
