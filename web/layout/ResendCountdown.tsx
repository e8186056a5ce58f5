import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/** How long until another code may be requested: the same text and clock wherever a code is sent. */
export function ResendCountdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useTexts('shell')
  return <Countdown secondsLeft={secondsLeft} text={(seconds) => t('countdown.resend', { time: clock(seconds) })} />
}

/** 90 → 1:30, 3,700 → 1:01:40. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const [first = 0, ...rest] = hours ? [hours, ...parts] : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
