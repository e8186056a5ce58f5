import type { ReactNode } from 'react'
import { useTyped } from '../form/use-form.ts'
import { useTexts } from '../texts/screen-texts.ts'

/** Characters left from which on a limit is worth a word: earlier in a longer text. */
const nearOf = (most: number): number => Math.max(6, Math.round(most / 20))

/** A field whose limit is said only to those who come near it. */
export function NearLimit({ name, most, children }: { name: string; most: number; children: ReactNode }) {
  const t = useTexts('fields')
  const left = most - useTyped(name).trim().length
  return (
    <div>
      {children}
      <p className="field__hint" role="status">
        {left >= 0 && left <= nearOf(most) && t('limit.left', { count: left })}
      </p>
    </div>
  )
}
