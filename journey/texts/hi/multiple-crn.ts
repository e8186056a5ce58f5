export const texts = {
  title: 'अपना कस्टमर नंबर चुनें',
  heading: 'अपना कस्टमर नंबर चुनें',
  lead: 'आपके मोबाइल नंबर से {count, plural, one {# कस्टमर नंबर जुड़ा है} other {# कस्टमर नंबर जुड़े हैं}}। जो नंबर आप चुनेंगे, कार्ड उसी पर बनेगा।',
  'crnChoice.label': 'आपके कस्टमर नंबर (CRN)',
  'crnChoice.hint': 'आपकी सुरक्षा के लिए कुछ हिस्सा छिपा है।',
  'crnChoice.default': 'एक नंबर चुनें',
  loading: 'आपके कस्टमर नंबर लोड हो रहे हैं',
  'submit.busy': 'आपकी पसंद सेव हो रही है…',
} as const satisfies Record<string, string>
