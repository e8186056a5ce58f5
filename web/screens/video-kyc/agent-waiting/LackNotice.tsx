import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'

export interface LackNoticeProps {
  /** Whether the call lacks it now. */
  lacking: boolean
  heading: string
  children: ReactNode
  /** The way to try again, where there is one. */
  onAgain: (() => unknown) | undefined
  /** Id of the control that gets the focus of “Try again” once the notice has gone. */
  goesTo: string
}

/** Something that the call lacks, how to get it back, and what works meanwhile. */
export function LackNotice({ lacking, heading, children, onAgain, goesTo }: LackNoticeProps) {
  const t = useTexts('agent-waiting')
  const pressed = useRef(false)
  useEffect(() => {
    if (lacking || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) document.getElementById(goesTo)?.focus()
  }, [lacking, goesTo])
  const again = () => {
    pressed.current = true
    return onAgain?.()
  }
  return (
    // The live region is there before its words, or they would not be announced.
    <div role="status">
      {lacking && (
        <Notice kind="warning" heading={heading}>
          {children}
          {onAgain && (
            <Button kind="secondary" busyText={t('devices.busy')} onClick={again}>
              {t('devices.again')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}
