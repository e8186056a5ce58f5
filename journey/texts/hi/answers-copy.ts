/** The copy of the own answers by email. */
export const texts = {
  ask: 'मेरे जवाबों की कॉपी ईमेल करें',
  asked: 'हम एक कॉपी {to} पर भेजेंगे। इसमें कुछ मिनट लग सकते हैं।',
  spent: 'आप आज की सभी कॉपी मँगा चुके हैं। कल फिर मँगा सकते हैं।',
} as const satisfies Record<string, string>
