export const texts = {
  title: 'वीडियो सत्यापन',
  heading: 'वीडियो कॉल में आपकी पहचान की पुष्टि नहीं हुई',
  lead: 'इसलिए हम इस आवेदन पर आगे नहीं बढ़ सकते। आपकी जानकारी सुरक्षित है और किसी और काम में नहीं आती।',
  reference: 'बताने के लिए संदर्भ नंबर: {reference}',
} as const satisfies Record<string, string>
