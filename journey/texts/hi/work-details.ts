export const texts = {
  title: 'आपका काम',
  heading: 'अपने काम के बारे में बताएँ',
  lead: 'इसी से हम आपके कार्ड और लिमिट का फ़ैसला करते हैं।',
  'incomeRange.hint': 'महीने के ₹50,000 यानी साल के ₹6\u00a0लाख',
  'industryType.default': 'इंडस्ट्री चुनें',
  nothing: 'यहाँ बस इतना ही। अब अपना पता बताएँ।',
  'list.loading': 'सूची लोड हो रही है…',
  'list.failed': 'यह सूची अभी लोड नहीं हो पा रही। आपके जवाब सेव हैं।',
  'submit.busy': 'आपके काम की जानकारी सेव हो रही है…',
} as const satisfies Record<string, string>
