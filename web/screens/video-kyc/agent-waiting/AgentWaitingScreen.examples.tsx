import type { RoomMessage } from '@card-journey/ui/call/line.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import type { Examples } from '../../../examples/examples.tsx'
import { callScreen, desk, joined, roomThatSays } from './room-for-tests.tsx'

const here: RoomMessage = { type: 'peer', here: true, callSession: 1 }
const inCall = (...more: readonly RoomMessage[]) => callScreen(desk('inCall'), roomThatSays(joined(), here, ...more))

export const examples: Examples = {
  connecting: callScreen({}, roomThatSays()),
  ringing: callScreen(desk('ringing'), roomThatSays(joined())),
  'in the call': inCall(),
  'the agent asks for the PAN card': inCall({ type: 'prompt', text: 'pan' }),
  'a talk in writing': inCall(
    { type: 'media', camera: false, microphone: true },
    { type: 'chat', text: 'Good morning. Can you read this?' },
  ),
  'a fresh session after a drop': callScreen(desk('inCall'), roomThatSays(joined(2), { ...here, callSession: 2 })),
  'the line is lost': callScreen(desk('inCall'), () => {
    const { line, tell, silence } = testLine()
    setTimeout(() => {
      for (const message of [joined(), here]) tell(message)
      silence(true)
    })
    return line
  }),
  'the agent had to leave': callScreen(
    desk('waiting', { state: 'waiting', place: 1, estimateSeconds: 40 }),
    roomThatSays(),
  ),
  'open in another tab': callScreen(desk('inCall'), roomThatSays(joined(), { type: 'end', reason: 'replaced' })),
  'the scripted agent': callScreen(desk('inCall', { media: 'none' }), roomThatSays()),
  ended: callScreen(desk('ended'), roomThatSays()),
}
