import { createOwnMedia, firstMediaState, type OwnMedia, type OwnMediaState } from '@card-journey/ui/call/own-media.ts'
import type { Call } from '@card-journey/ui/call/call.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { switchedOffIn } from './switched-off.ts'

const nothing = () => () => {}
const first = () => firstMediaState

/** The applicant's camera and microphone while they are wanted, sent to the call. */
export function useOwnMedia(
  call: Call | undefined,
  wanted: boolean,
): { media: OwnMedia | undefined; state: OwnMediaState } {
  const { application } = useJourney()
  const of = application?.applicationReferenceNo ?? ''
  const [media, setMedia] = useState<OwnMedia>()
  useEffect(() => {
    if (!wanted) return undefined
    const own = createOwnMedia(switchedOffIn(of))
    setMedia(own)
    void own.open()
    return () => {
      own.close()
      setMedia(undefined)
    }
  }, [wanted, of])
  const state = useSyncExternalStore(media?.subscribe ?? nothing, media?.state ?? first, first)
  const { stream, camera, microphone } = state
  useEffect(() => {
    call?.show('video', stream?.getVideoTracks()[0] ?? null)
    call?.show('audio', stream?.getAudioTracks()[0] ?? null)
    call?.tellMedia({ camera: camera === 'on', microphone: microphone === 'on' })
  }, [call, stream, camera, microphone])
  return { media, state }
}
