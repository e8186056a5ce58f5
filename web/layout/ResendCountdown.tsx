import { Button, type ButtonProps } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import './resend-countdown.css'

interface ResendProps extends Pick<ButtonProps, 'busyText' | 'unready'> {
  secondsLeft: number
  resend: NonNullable<ButtonProps['onClick']>
  /** Other ways to get a code. */
  children?: ReactNode
}

/**
 * "Didn't get it?": how long until another code may be requested, then the ways to get one, in the same words and on the
 * same line wherever a code is sent.
 */
export function ResendCountdown({ secondsLeft, resend, children, ...button }: ResendProps) {
  const t = useTexts('shell')
  return secondsLeft > 0 ? (
    <Countdown secondsLeft={secondsLeft} text={(seconds) => t('countdown.resend', { time: clock(seconds) })} />
  ) : (
    <div className="resend-ways">
      <span>{t('countdown.ask')}</span>
      <Button kind="quiet" onClick={resend} {...button}>
        {t('action.resend')}
      </Button>
      {children}
    </div>
  )
}

/** 90 → 1:30, 3,700 → 1:01:40. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const [first = 0, ...rest] = hours ? [hours, ...parts] : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
