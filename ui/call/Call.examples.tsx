import type { Examples } from '../examples.ts'
import { CallChat } from './CallChat.tsx'
import { CallControls, type CallControlsProps } from './CallControls.tsx'
import { CallVideo, type CallVideoProps } from './CallVideo.tsx'
import { film } from './film-for-tests.ts'
import { Stage } from './Stage.tsx'

const videoWords = {
  remote: 'Picture of the agent',
  own: 'Your own picture',
  me: 'You',
  noRemote: 'The agent has switched the camera off.',
  remoteMuted: 'The agent’s microphone is off.',
  noOwn: 'Your camera is off.',
  play: 'Press to hear the agent',
}

const chatWords = {
  heading: 'Chat',
  empty: 'Nothing has been written yet.',
  me: 'You:',
  other: 'Agent:',
  unsent: 'Not sent yet',
  message: 'Message',
  hint: 'For everything that you’d rather write than say.',
  send: 'Send',
}

const pictures = (different: Partial<CallVideoProps>) => (
  <Stage>
    <CallVideo remote={undefined} own={undefined} name="Meera Nair" words={videoWords} {...different} />
  </Stage>
)

const controls = (different: Partial<CallControlsProps>) => (
  <Stage>
    <CallControls
      microphone
      camera
      onMicrophone={() => {}}
      onCamera={() => {}}
      onTurn={() => {}}
      onLeave={() => {}}
      words={{
        group: 'Call',
        mute: 'Mute',
        unmute: 'Unmute',
        cameraOff: 'Turn camera off',
        cameraOn: 'Turn camera on',
        turn: 'Switch camera',
        leave: 'Leave',
      }}
      {...different}
    />
  </Stage>
)

export const examples: Examples = {
  'pictures: both': () => pictures({ remote: film(), own: film() }),
  'pictures: neither': () => pictures({}),
  'pictures: nobody yet': () => pictures({ name: undefined, awaited: true }),
  'pictures: the agent is heard only': () => pictures({ remote: film(), remoteOn: false }),
  'pictures: the agent is seen only': () => pictures({ remote: film(), own: film(), remoteHeard: false }),
  'controls: all on': () => controls({}),
  'controls: all off': () => controls({ microphone: false, camera: false }),
  'controls: before the call': () => controls({ live: false }),
  'controls: no camera': () => controls({ camera: undefined, onTurn: undefined }),
  'chat: empty': () => <CallChat id="chat" lines={[]} onSay={() => {}} words={chatWords} />,
  'chat: a talk': () => (
    <CallChat
      id="chat"
      lines={[
        { id: 1, own: false, text: 'Good morning. Please hold your PAN card in front of the camera.' },
        { id: 2, own: true, text: 'One moment' },
        {
          id: 3,
          own: true,
          text: 'averylongwordthatdoesnotbreakbyitselfandmustnotmakethepagewiderthanthescreen'.repeat(2),
        },
        { id: 4, own: true, text: 'Can you hear me?', way: 'unsent' },
      ]}
      onSay={() => {}}
      words={chatWords}
    />
  ),
}
