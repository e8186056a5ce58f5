export const texts = {
  title: 'Your location',
  heading: 'Share your location',
  lead: 'Your browser will ask. Choose “Allow”.',
  agent: 'An agent is ready for you',
  'agent.text':
    'The location you shared is out of date. Share it again, and your call starts. You haven’t lost your place.',
  why: 'Why we ask',
  'why.text':
    'Banking rules allow a video call only while you’re in India. We check your location now and during the call, and keep it with the call.',
  share: 'Share my location',
  'share.busy': 'Finding your location…',
  'share.again': 'Try again',
  denied: 'Your browser isn’t sharing your location',
  'denied.text': 'Without it the call can’t start. To allow it:',
  'denied.site': 'Select the icon next to the web address, then “Location”, then “Allow”.',
  'denied.phone': 'On a phone, also check in its settings that your browser may use your location.',
  'denied.again': 'Then choose “Try again”.',
  unavailable: 'We couldn’t find your location',
  'unavailable.text': 'Turn on location on your phone, move near a window and try again.',
  later: 'Complete later',
} as const satisfies Record<string, string>
