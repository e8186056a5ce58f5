import { Button } from '@card-journey/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { clock } from '../../../layout/ResendCountdown.tsx'
import './consent-audio.css'

type Playing = 'not yet' | 'playing' | 'paused' | 'failed'

/**
 * The consent read aloud, from a press on: nothing plays or loads by itself. The file is fetched whole, so that it plays
 * the same in every browser and over a bad line.
 */
export function ConsentAudio({ source }: { source: string }) {
  const t = useTexts('kyc')
  const audio = useRef<HTMLAudioElement>(undefined)
  const [playing, setPlaying] = useState<Playing>('not yet')
  const [heard, setHeard] = useState(0)
  useEffect(
    () => () => {
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
    },
    [],
  )

  async function load(): Promise<HTMLAudioElement> {
    const answer = await fetch(source)
    if (!answer.ok) throw new Error(`audio: ${answer.status}`)
    const loaded = new Audio(URL.createObjectURL(await answer.blob()))
    loaded.addEventListener('play', () => setPlaying('playing'))
    loaded.addEventListener('pause', () => setPlaying('paused'))
    loaded.addEventListener('timeupdate', () => setHeard(Math.floor(loaded.currentTime)))
    return loaded
  }
  async function press() {
    if (playing === 'playing') return audio.current?.pause()
    try {
      audio.current ??= await load()
      await audio.current.play()
    } catch {
      setPlaying('failed')
    }
    return undefined
  }

  const length = audio.current?.duration
  return (
    <div className="consent-audio">
      <Button kind="quiet" busyText={t('consent.audio.loading')} onClick={press}>
        {playing === 'playing' ? t('consent.pause') : t('consent.listen')}
      </Button>
      {length !== undefined && Number.isFinite(length) && (
        <span className="consent-audio__time">
          {t('consent.heard', { heard: clock(heard), length: clock(Math.ceil(length)) })}
        </span>
      )}
      <p role="status">{playing === 'failed' && t('consent.audio.failed')}</p>
    </div>
  )
}
