export const texts = {
  label: 'आपके आवेदन की स्थिति',
  'state.done': 'पूरा हुआ',
  'state.now': 'चल रहा है',
  'state.waiting': 'शुरू नहीं हुआ',
  'state.failed': 'सफल नहीं हुआ',
  'step.received': 'आवेदन मिला',
  'step.file': 'आपकी ग्राहक फ़ाइल खोली जा रही है',
  'step.file.about': 'इसमें आम तौर पर कुछ सेकंड लगते हैं।',
  'step.verification': 'आपकी जानकारी जाँची जा रही है',
  'step.verification.about': 'इसमें आम तौर पर एक मिनट से कम लगता है।',
  'step.card': 'आपका कार्ड जारी किया जा रहा है',
  'step.card.about': 'कार्ड तैयार होते ही यह पेज अपने आप आगे बढ़ेगा।',
  'step.review': 'आपके दस्तावेज़ों की समीक्षा',
  'step.review.by': 'हमारी टीम {until} तक निर्णय लेगी।',
  'step.review.late':
    'हमारे बताए {hours} घंटों से ज़्यादा समय लग रहा है, इसके लिए खेद है। हम इस पर काम कर रहे हैं और निर्णय आपको SMS से भेजेंगे। कोई सवाल हो तो {helpline} पर कॉल करें।',
  'step.delivery': 'कार्ड की डिलीवरी',
  'step.delivery.about':
    '{days, plural, one {कार्ड जारी होने के # कार्य दिवस के भीतर।} other {कार्ड जारी होने के # कार्य दिवसों के भीतर।}}',
} as const satisfies Record<string, string>
