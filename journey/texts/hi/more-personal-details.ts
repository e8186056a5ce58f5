export const texts = {
  title: 'आपका कार्ड और कुछ जानकारी',
  heading: 'कार्ड और कुछ जानकारी',
  lead: 'आपका कार्ड ऐसा दिखेगा। चाहें तो नाम बदल लें, फिर थोड़ी-सी जानकारी और भरें।',
  'nameOnCard.shortened': 'कार्ड पर {most} अक्षर ही आते हैं, इसलिए नाम छोटा किया गया है। आप इसे बदल सकते हैं।',
  'motherMaidenName.hint': '19 अक्षरों तक',
  'fatherName.hint': '30 अक्षरों तक',
  'taxElsewhere.next': 'तब शाखा एक ही बार में आपके साथ आवेदन पूरा कर देगी। “नहीं” गलती से चुना? ऊपर “हाँ” चुनें।',
} as const satisfies Record<string, string>
