export const texts = {
  title: 'Your location',
  heading: 'Share your location',
  lead: 'Your browser asks you in a moment. Choose “Allow”.',
  why: 'Why we ask',
  'why.text':
    'Banking rules allow a video call only while you are in India. We check this place once, at the start of the call, and keep it with the call. We don’t follow you.',
  share: 'Share my location',
  'share.busy': 'Finding your place…',
  'share.again': 'Try again',
  denied: 'Your browser does not let us see your location',
  'denied.text': 'Without it the call can’t start. To allow it:',
  'denied.site': 'Tap the sign beside the address of this page, then “Location”, then “Allow”.',
  'denied.phone': 'On a phone also check in its settings that your browser may use the location.',
  'denied.again': 'Then press “Try again”.',
  unavailable: 'We could not find your place',
  'unavailable.text': 'Switch on location on your phone, go near a window, and try again.',
  later: 'Complete later',
} as const satisfies Record<string, string>
