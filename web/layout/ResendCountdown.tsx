import { Countdown } from '@card-journey/ui/Countdown.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import './resend-countdown.css'

/**
 * "Didn't get it?": how long until another code may be requested, then the ways to get one, on the same line wherever a
 * code is sent.
 */
export function ResendCountdown({ secondsLeft, children }: { secondsLeft: number; children: ReactNode }) {
  const t = useTexts('shell')
  return secondsLeft > 0 ? (
    <Countdown secondsLeft={secondsLeft} text={(seconds) => t('countdown.resend', { time: clock(seconds) })} />
  ) : (
    <div className="resend-ways">
      <span>{t('countdown.ask')}</span>
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
