export const texts = {
  title: 'घर का पता',
  heading: 'आप कहाँ रहते हैं?',
  lead: 'अपने घर का मौजूदा पता लिखें। हम आपका कार्ड यहीं पहुँचाएँगे और देखेंगे कि आपके इलाके में हमारी सेवा है या नहीं।',
} as const satisfies Record<string, string>
