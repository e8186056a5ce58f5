import type { NetworkQuality } from '@card-journey/ui/call/network-quality.ts'
import type { Connection } from '@card-journey/ui/call/peer.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

export interface NetworkLineProps {
  connection: Connection | undefined
  quality: NetworkQuality | undefined
  /** The stage of the picture says that there is none yet. */
  connectingIsSaid: boolean
}

/** The connection in words; a change is announced. */
export function NetworkLine({ connection, quality, connectingIsSaid }: NetworkLineProps) {
  const t = useTexts('agent-waiting')
  const state = connection === 'connected' ? (quality ?? 'good') : connection === 'closed' ? undefined : connection
  return (
    <p className="muted" role="status">
      {state && !(state === 'connecting' && connectingIsSaid) && t(`network.${state}`)}
    </p>
  )
}
