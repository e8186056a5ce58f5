export const texts = {
  title: 'नियम और शर्तें',
  heading: 'नियम और शर्तें',
  loading: 'दस्तावेज़ लोड हो रहा है',
  version: 'वर्ज़न {version}, {date} से लागू',
  parts: 'इस दस्तावेज़ में',
  print: 'प्रिंट करें या सेव करें',
} as const satisfies Record<string, string>
