import type { CallChatProps } from '@card-journey/ui/call/CallChat.tsx'
import type { CallControlsProps } from '@card-journey/ui/call/CallControls.tsx'
import type { CallVideoProps } from '@card-journey/ui/call/CallVideo.tsx'

export const videoWords: CallVideoProps['words'] = {
  remote: 'Video of the applicant',
  own: 'Your own video',
  me: 'You',
  noRemote: 'No picture of the applicant.',
  remoteMuted: 'The applicant’s microphone is off.',
  noOwn: 'Your camera is off.',
  play: 'Play the applicant’s sound',
}

export const controlWords: CallControlsProps['words'] = {
  group: 'Your devices',
  mute: 'Mute',
  unmute: 'Unmute',
  cameraOff: 'Camera off',
  cameraOn: 'Camera on',
  turn: 'Switch camera',
  leave: 'End the call',
}

export const chatWords: CallChatProps['words'] = {
  heading: 'Chat',
  empty: 'Nothing has been written yet.',
  me: 'You:',
  other: 'Applicant:',
  unsent: 'Not sent yet',
  message: 'Message',
  send: 'Send',
}
