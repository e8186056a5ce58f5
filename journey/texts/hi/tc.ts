export const texts = {
  title: 'नियम और शर्तें',
  heading: 'अपना कार्ड मँगवाएँ',
  lead: 'मुख्य तथ्य देखें और स्वीकार करें। कार्ड {days, plural, one {# कामकाजी दिन} other {# कामकाजी दिनों}} में आप तक पहुँच जाएगा; तब तक वर्चुअल कार्ड इस्तेमाल करें।',
  delivery: 'हम आपका कार्ड यहाँ पहुँचाएँगे: {street}, {place}',
  submit: 'स्वीकार करके मँगवाएँ',
  'submit.busy': 'मँगवा रहे हैं…',
} as const satisfies Record<string, string>
