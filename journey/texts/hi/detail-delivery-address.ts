export const texts = {
  title: 'दूसरा डिलीवरी पता',
  heading: 'कार्ड कहाँ भेजें?',
  lead: 'कार्य दिवस पर वहाँ कार्ड लेने के लिए कोई मौजूद होना चाहिए। आपका दर्ज घर का पता नहीं बदलेगा।',
  submit: 'इसी पते पर भेजें',
  other: 'मेरे घर या दफ़्तर का पता लें',
} as const satisfies Record<string, string>
