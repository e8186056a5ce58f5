export const texts = {
  title: 'अपना ग्राहक नंबर चुनें',
  heading: 'अपना ग्राहक नंबर चुनें',
  lead: 'आपके मोबाइल नंबर से {count, plural, one {# ग्राहक नंबर जुड़ा है} other {# ग्राहक नंबर जुड़े हैं}}। जो नंबर आप चुनेंगे, कार्ड उसी पर बनेगा।',
  'crnChoice.label': 'आपके ग्राहक नंबर (CRN)',
  'crnChoice.hint': 'आपकी सुरक्षा के लिए कुछ हिस्सा छिपा है।',
  'crnChoice.default': 'एक नंबर चुनें',
  loading: 'आपके ग्राहक नंबर लोड हो रहे हैं',
  'submit.busy': 'आपकी पसंद सेव हो रही है…',
} as const satisfies Record<string, string>
