import type { NetworkQuality } from '@card-journey/ui/call/network-quality.ts'
import type { Connection } from '@card-journey/ui/call/peer.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

export interface NetworkLineProps {
  connection: Connection | undefined
  quality: NetworkQuality | undefined
}

/** The connection in words; a change is announced. */
export function NetworkLine({ connection, quality }: NetworkLineProps) {
  const t = useTexts('agent-waiting')
  const state = connection === 'connected' ? (quality ?? 'good') : connection === 'closed' ? undefined : connection
  return (
    <p className="muted" role="status">
      {state && t(`network.${state}`)}
    </p>
  )
}
