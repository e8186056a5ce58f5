import type { KeyboardEvent } from 'react'

/**
 * Enter in a single-line input leaves it (and so checks it) and does not submit. While an input method is composing,
 * Enter belongs to it.
 */
export function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.blur()
}
