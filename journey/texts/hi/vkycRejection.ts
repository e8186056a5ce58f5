export const texts = {
  title: 'वीडियो कॉल का नतीजा',
  heading: 'आवेदन आगे नहीं बढ़ सकता',
  lead: 'आपकी जानकारी सुरक्षित है और किसी और काम में नहीं आएगी।',
  'earlier.lead': 'वजह पिछले आवेदन की वीडियो कॉल है। आपकी जानकारी सुरक्षित है और किसी और काम में नहीं आएगी।',
} as const satisfies Record<string, string>
