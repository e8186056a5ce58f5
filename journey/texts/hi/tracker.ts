export const texts = {
  label: 'आपके आवेदन का स्टेटस',
  'state.done': 'पूरा हुआ',
  'state.now': 'चल रहा है',
  'state.waiting': 'शुरू नहीं हुआ',
  'state.failed': 'नहीं हो पाया',
  'step.received': 'आवेदन मिला',
  'step.file': 'खाता बनाना',
  'step.file.done': 'आपका खाता बन गया',
  'step.file.about': 'इसमें आम तौर पर कुछ सेकंड लगते हैं।',
  'step.verification': 'जानकारी की जाँच',
  'step.verification.done': 'जानकारी जाँच ली गई',
  'step.verification.about': 'इसमें आम तौर पर एक मिनट से कम लगता है।',
  'step.card': 'कार्ड जारी करना',
  'step.card.about': 'कार्ड तैयार होते ही हम आपको उस तक ले जाएँगे।',
  'step.review': 'दस्तावेज़ों की जाँच',
  'step.review.done': 'दस्तावेज़ देख लिए गए',
  'step.review.by': 'हम {until} तक फ़ैसला लेंगे।',
  'step.review.late':
    'हमारे बताए {hours}\u00a0घंटों से ज़्यादा समय लग रहा है, इसके लिए हमें खेद है। हम इस पर काम कर रहे हैं और फ़ैसला आपको SMS से भेजेंगे। कोई सवाल है? {helpline} पर कॉल करें।',
  'step.delivery': 'कार्ड की डिलीवरी',
  'step.delivery.about':
    '{days, plural, one {कार्ड जारी होने के # कामकाजी दिन के भीतर।} other {कार्ड जारी होने के # कामकाजी दिनों के भीतर।}}',
} as const satisfies Record<string, string>
