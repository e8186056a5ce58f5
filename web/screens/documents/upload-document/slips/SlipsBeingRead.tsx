import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useEffect, useRef, useState } from 'react'
import { usePolling } from '../../../../engine/use-polling.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useFinalDecision } from '../../use-final-decision.ts'

/** After this time, in ms, the page says that it takes longer than usual. */
const lateMs = 60_000

/** The analysis reads the slips: the decision is asked again and again until it is made. */
export function SlipsBeingRead({ onChange }: { onChange: () => void }) {
  const t = useTexts('upload-document')
  const decide = useFinalDecision()
  const heading = useRef<HTMLHeadingElement>(null)
  const [late, setLate] = useState(false)
  usePolling(async () => {
    const state = await decide()
    if (state === 'missing') onChange()
    return state
  }, 'systems')
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Drawing name="document" />
      <h1 ref={heading} tabIndex={-1}>
        {t('reading.heading')}
      </h1>
      <p>{t('reading.lead')}</p>
      <p role="status">{late ? t('reading.late') : ''}</p>
      <ActionBar>
        <Button kind="secondary" onClick={onChange}>
          {t('reading.change')}
        </Button>
      </ActionBar>
    </>
  )
}
