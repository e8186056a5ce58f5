import { roomPath } from '@card-journey/contract/shapes/room-messages.ts'
import type { Line } from '@card-journey/ui/call/line.ts'
import { socketLine } from '@card-journey/ui/call/socket-line.ts'
import { createContext } from 'react'

/** The socket of the room on our own server (ADR 0046). */
function openRoomLine(joinToken: string): Line {
  const { protocol, host } = window.location
  return socketLine(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${roomPath}`, { type: 'join', joinToken })
}

/** How a line to the room is opened; examples and tests have one in memory. */
export const OpenRoomLine = createContext(openRoomLine)
