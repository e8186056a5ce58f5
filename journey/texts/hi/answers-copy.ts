/** The copy of the own answers by email. */
export const texts = {
  ask: 'मेरे जवाबों की कॉपी ईमेल करें',
  asked: 'हम एक कॉपी {to} पर भेजेंगे। इसमें कुछ मिनट लग सकते हैं।',
  spent: 'आज के लिए इतनी ही कॉपी। कल फिर मँगा सकते हैं।',
} as const satisfies Record<string, string>
