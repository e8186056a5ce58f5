import { roomPath, roomTrace } from '@card-journey/contract/shapes/room-messages.ts'
import { traceParent } from '@card-journey/contract/trace.ts'
import type { Line } from '@card-journey/ui/call/line.ts'
import { socketLine } from '@card-journey/ui/call/socket-line.ts'
import { createContext } from 'react'
import { newTransactionId } from '../../../session/random.ts'

/** The socket of the room on our own server (ADR 0046); each connection is a trace of its own. */
function openRoomLine(joinToken: string): Line {
  const { protocol, host } = window.location
  const trace = `${roomTrace}=${traceParent(newTransactionId())}`
  return socketLine(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${roomPath}?${trace}`, {
    type: 'join',
    joinToken,
  })
}

/** How a line to the room is opened; examples and tests have one in memory. */
export const OpenRoomLine = createContext(openRoomLine)
