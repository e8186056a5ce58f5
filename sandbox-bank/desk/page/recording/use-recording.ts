import { useEffect, useRef, useState } from 'react'
import type { DeskApi } from '../desk-api.ts'
import { startRecorder } from './recorder.ts'

export type RecordingState = 'off' | 'on' | 'saving' | 'failed'

interface Options {
  api: DeskApi
  call: string
  applicant: MediaStream | undefined
  agent: MediaStream | undefined
  stamp: () => string
}

/** Records as long as there is a picture of the applicant: each session of the call by itself. */
export function useRecording({ api, call, applicant, agent, stamp }: Options): RecordingState {
  const [state, setState] = useState<RecordingState>('off')
  const latest = useRef({ agent, stamp })
  latest.current = { agent, stamp }
  /** A recording is stopped before the next one starts. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    if (!applicant) return undefined
    const recording = last.current.then(() =>
      startRecorder({ api, call, applicant, agent: latest.current.agent, stamp: () => latest.current.stamp() }),
    )
    recording.then(
      () => setState('on'),
      () => setState('failed'),
    )
    return () => {
      setState('saving')
      last.current = recording
        .then((recorder) => recorder.stop())
        .then(
          () => setState('off'),
          () => setState('failed'),
        )
    }
  }, [api, call, applicant])

  return state
}
