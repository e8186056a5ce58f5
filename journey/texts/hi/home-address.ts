export const texts = {
  title: 'घर का पता',
  heading: 'आप कहाँ रहते हैं?',
  lead: 'अपने घर का मौजूदा पता लिखें। कार्ड यहीं भेजा जाएगा, और हम देखेंगे कि आपके पिनकोड पर हमारी सेवा है या नहीं।',
} as const satisfies Record<string, string>
