export const texts = {
  title: 'आधार कोड डालें',
  heading: 'UIDAI से मिला कोड डालें',
  sent: 'UIDAI ने इसे {mobile} पर भेजा है (आधार के आखिरी अंक {last4})।',
  'sent.plain': 'UIDAI ने इसे आपके आधार से जुड़े मोबाइल पर भेजा है।',
  change: 'दूसरा आधार नंबर लिखें',
  submit: 'पुष्टि करें',
  'submit.busy': 'UIDAI से जाँच हो रही है…',
  'resend.busy': 'UIDAI से संपर्क हो रहा है…',
  'resend.sent': 'UIDAI ने आपको नया कोड भेज दिया है। पिछला कोड अब काम नहीं करेगा।',
  'resend.forgotten': 'हम आपका आधार नंबर नहीं रखते। नए कोड के लिए इसे एक बार फिर लिखें।',
  'resend.enter': 'नंबर लिखें',
  later: 'बाद में पूरा करें',
} as const satisfies Record<string, string>
