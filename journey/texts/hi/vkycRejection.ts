export const texts = {
  title: 'वीडियो कॉल का नतीजा',
  heading: 'आवेदन आगे नहीं बढ़ सकता',
  'earlier.lead': 'वजह पिछले आवेदन की वीडियो कॉल है।',
} as const satisfies Record<string, string>
