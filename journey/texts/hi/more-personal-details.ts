export const texts = {
  title: 'आपका कार्ड और परिवार',
  heading: 'आपके कार्ड पर नाम',
  lead: 'आपका कार्ड ऐसा दिखेगा। चाहें तो नाम बदल लें; इस पेज के बाकी हिस्से में एक मिनट लगेगा।',
  'motherMaidenName.hint': 'अधिकतम 19 अक्षर',
  'fatherName.hint': 'अधिकतम 30 अक्षर',
  'taxElsewhere.next': 'तब शाखा एक ही मुलाकात में आपका आवेदन पूरा करेगी। “नहीं” गलती से चुना? ऊपर “हाँ” चुनें।',
} as const satisfies Record<string, string>
