export const texts = {
  title: 'ऑफ़िस का पता',
  heading: 'आप कहाँ काम करते हैं?',
  lead: 'हम इसे आपके रिकॉर्ड में जोड़ेंगे और देखेंगे कि उस इलाके में हमारी सेवा है या नहीं।',
  'addressLine1.label': 'ऑफ़िस, मंज़िल, इमारत',
  'pincode.label': 'ऑफ़िस का पिनकोड',
} as const satisfies Record<string, string>
