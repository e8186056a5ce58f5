import type { Examples } from '../examples.ts'
import { CallChat } from './CallChat.tsx'
import { CallControls, type CallControlsProps } from './CallControls.tsx'
import { CallVideo } from './CallVideo.tsx'
import { film } from './film-for-tests.ts'

const videoWords = {
  remote: 'Picture of the agent',
  own: 'Your own picture',
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

const controls = (different: Partial<CallControlsProps>) => (
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
)

export const examples: Examples = {
  'pictures: both': () => <CallVideo remote={film()} own={film()} words={videoWords} />,
  'pictures: neither': () => <CallVideo remote={undefined} own={undefined} words={videoWords} />,
  'pictures: the agent is heard only': () => (
    <CallVideo remote={film()} own={undefined} remoteOn={false} words={videoWords} />
  ),
  'pictures: the agent is seen only': () => (
    <CallVideo remote={film()} own={film()} remoteHeard={false} words={videoWords} />
  ),
  'controls: all on': () => controls({}),
  'controls: all off': () => controls({ microphone: false, camera: false }),
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
