export const texts = {
  title: 'अपना ग्राहक नंबर चुनें',
  heading: 'यह कार्ड किस ग्राहक नंबर के लिए है?',
  lead: 'आपके मोबाइल नंबर से {count, plural, one {# ग्राहक नंबर जुड़ा है} other {# ग्राहक नंबर जुड़े हैं}}। जो नंबर आप चुनेंगे, कार्ड उसी पर बनेगा।',
  'crnChoice.label': 'आपके ग्राहक नंबर (सीआरएन)',
  'crnChoice.hint': 'आपकी सुरक्षा के लिए कुछ अंक छिपाए गए हैं।',
  'crnChoice.default': 'एक नंबर चुनें',
  loading: 'आपके ग्राहक नंबर लाए जा रहे हैं',
  'submit.busy': 'आपका चुनाव सहेज रहे हैं…',
} as const satisfies Record<string, string>
