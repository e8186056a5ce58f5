import { createCall, type Call } from '@card-journey/ui/call/call.ts'
import { socketLine } from '@card-journey/ui/call/socket-line.ts'
import { useCallState } from '@card-journey/ui/call/use-call-state.ts'
import { useEffect, useRef, useState } from 'react'
import type { DeskApi } from './desk-api.ts'

const rejoinMs = 2000

/** The agent's end of the room of a call: camera and microphone, and the connection to the applicant. */
export function useAgentRoom(api: DeskApi, token: string, call: string) {
  const [own, setOwn] = useState<MediaStream>()
  const [unheard, setUnheard] = useState(false)
  const [lost, setLost] = useState<readonly string[]>([])
  const [on, setOn] = useState({ camera: true, microphone: true })
  const [attempt, setAttempt] = useState(0)
  const [room, setRoom] = useState<Call>()
  const state = useCallState(room)
  // What was written goes on in the next session, and lines that did not arrive are sent again.
  const written = useRef(state.chat)
  if (room) written.current = state.chat

  useEffect(() => {
    let opened: MediaStream | undefined
    let gone = false
    const lose = (kind: string) => {
      if (gone) return
      setUnheard(true)
      setLost((kinds) => [...kinds, kind])
    }
    const devices = navigator.mediaDevices as MediaDevices | undefined
    void Promise.resolve(devices?.getUserMedia({ video: { width: 640, height: 360 }, audio: true })).then(
      (stream) => {
        opened = stream
        if (gone) stopAll(stream)
        else if (stream) {
          setOwn(stream)
          // Unplugged, taken by another app, or its permission taken away: the agent would talk to nobody.
          for (const track of stream.getTracks()) track.addEventListener('ended', () => lose(track.kind))
        } else setUnheard(true)
      },
      () => setUnheard(true),
    )
    return () => {
      gone = true
      stopAll(opened)
    }
  }, [])

  useEffect(() => {
    const url = `${location.origin.replace(/^http/, 'ws')}/desk/room`
    let joined: Call | undefined
    let gone = false
    // Without a relay the call may still find a direct path.
    const asked = api.get<RTCIceServer[]>('/ice-servers').catch(() => [])
    void asked.then((iceServers) => {
      if (gone) return
      joined = createCall({
        line: socketLine(url, { type: 'join', token, call }),
        polite: false,
        iceServers,
        chat: written.current,
        repeats: true,
      })
      setRoom(joined)
    })
    return () => {
      gone = true
      joined?.close()
    }
  }, [api, token, call, attempt])

  useEffect(() => {
    if (state.end !== 'lineLost') return undefined
    const timer = setTimeout(() => setAttempt(attempt + 1), rejoinMs)
    return () => clearTimeout(timer)
  }, [state.end, attempt])

  useEffect(() => {
    room?.show('video', own?.getVideoTracks()[0] ?? null)
    room?.show('audio', own?.getAudioTracks()[0] ?? null)
  }, [room, own])

  useEffect(() => {
    for (const track of own?.getVideoTracks() ?? []) track.enabled = on.camera
    for (const track of own?.getAudioTracks() ?? []) track.enabled = on.microphone
    room?.tellMedia({
      camera: on.camera && !lost.includes('video'),
      microphone: on.microphone && !lost.includes('audio'),
    })
  }, [room, own, on, lost])

  return { room, state, own, unheard, on, setOn }
}

function stopAll(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
