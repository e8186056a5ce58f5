/** The copy of the own answers by email. */
export const texts = {
  ask: 'मेरे जवाबों की प्रति ईमेल करें',
  asked: 'हम एक प्रति {to} पर भेजेंगे। इसमें कुछ मिनट लग सकते हैं।',
  spent: 'आज के लिए आप पर्याप्त प्रतियाँ मँगा चुके हैं। कल फिर मँगा सकते हैं।',
} as const satisfies Record<string, string>
