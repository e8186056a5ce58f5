/** The failure screen. What went wrong is in errors.ts; a path that no screen has is told here. */
export const texts = {
  title: 'यह नहीं हो सका',
  'unknown.heading': 'यह पेज मौजूद नहीं है',
  'unknown.text': 'लिंक गलत लिखा गया है या अब इस्तेमाल में नहीं है। आपकी सहेजी हुई जानकारी सुरक्षित है।',
  'unknown.button': 'सभी कार्ड देखें',
  reference: 'बताने के लिए संदर्भ: {reference}',
} as const satisfies Record<string, string>
