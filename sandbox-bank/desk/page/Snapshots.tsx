import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useState } from 'react'
import type { Snapshot, SnapshotKind } from '../evidence/evidence.ts'
import type { CallView } from '../views.ts'
import type { DeskApi } from './desk-api.ts'
import { momentOf } from './words.ts'

const kinds: readonly { kind: SnapshotKind; name: string }[] = [
  { kind: 'face', name: 'Face' },
  { kind: 'pan', name: 'PAN' },
]

/** The pictures taken from the video, with place and time. */
export function Snapshots({ api, call }: { api: DeskApi; call: CallView }) {
  return (
    <Panel heading="Pictures">
      <div className="snapshots">
        {kinds.map(({ kind, name }) => {
          const snapshot = call.evidence.snapshots[kind]
          return snapshot === undefined ? (
            <p key={kind} className="muted">
              No picture of the {kind === 'pan' ? 'PAN' : 'face'}.
            </p>
          ) : (
            <Picture key={snapshot.sha256} api={api} call={call.call} kind={kind} name={name} snapshot={snapshot} />
          )
        })}
      </div>
    </Panel>
  )
}

interface PictureProps {
  api: DeskApi
  call: string
  kind: SnapshotKind
  name: string
  snapshot: Snapshot
}

function Picture({ api, call, kind, name, snapshot }: PictureProps) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let gone = false
    void api.getBytes(`/calls/${call}/snapshots/${kind}?${snapshot.sha256}`).then(
      (bytes) => {
        if (gone) return
        url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
        setSource(url)
      },
      () => {},
    )
    return () => {
      gone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [api, call, kind, snapshot.sha256])
  const { position } = snapshot
  return (
    <figure className="snapshot">
      {source === undefined ? (
        <div className="skeleton__shape" />
      ) : (
        <img src={source} alt={`${name} of the applicant`} />
      )}
      <figcaption className="small">
        {name}, {momentOf(snapshot.at)}
        <br />
        {position ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}` : 'Without a position'}
      </figcaption>
    </figure>
  )
}
