import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { blurOnEnter } from './enter.ts'

/** One of the options, with what may be drawn beside its words. */
export interface RadioChoice {
  value: string
  label: ReactNode
  hint?: ReactNode
}

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'children'> {
  /** Id of the first radio; the field group around carries the legend. */
  id: string
  name: string
  choices: readonly RadioChoice[]
  /** The chosen value, if the parent controls it. */
  value?: string
  /** Side by side from 480 px; short ones in one row, on a phone too. */
  columns?: 2 | 3 | 'row'
}

/** Up to five choices, each a card that can be pressed anywhere. */
export function RadioCards({ id, choices, value, columns, className, ...rest }: RadioCardsProps) {
  return (
    <div className={classes('radio-cards', columns && `radio-cards--${columns}`, className)}>
      {choices.map((choice, index) => {
        const own = index === 0 ? id : `${id}-${choice.value}`
        return (
          <div className="choice" key={choice.value}>
            <input
              {...rest}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              className="choice__input"
              type="radio"
              onKeyDown={blurOnEnter}
              id={own}
              value={choice.value}
              aria-describedby={choice.hint ? `${own}-about` : undefined}
            />
            <label className="choice__card" htmlFor={own}>
              <span className="choice__label">{choice.label}</span>
              {choice.hint && (
                <span className="choice__hint" id={`${own}-about`}>
                  {choice.hint}
                </span>
              )}
            </label>
          </div>
        )
      })}
    </div>
  )
}
