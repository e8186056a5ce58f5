export const texts = {
  title: 'ऑफ़िस का पता',
  heading: 'आप कहाँ काम करते हैं?',
  lead: 'इस पते से हम पक्का करते हैं कि आप कहाँ काम करते हैं।',
  'addressLine1.label': 'ऑफ़िस, मंज़िल, इमारत',
  'pincode.label': 'ऑफ़िस का पिनकोड',
} as const satisfies Record<string, string>
