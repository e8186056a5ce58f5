export const texts = {
  title: 'आपका काम',
  heading: 'अपने काम के बारे में बताएँ',
  lead: 'बैंक इसी से आपके कार्ड और उसकी सीमा पर निर्णय लेता है। इसमें लगभग दो मिनट लगते हैं।',
  'industryType.default': 'काम का क्षेत्र चुनें',
  nothing: 'यहाँ बस इतना ही चाहिए। अब पते पर आगे बढ़ें।',
  'list.loading': 'सूची आ रही है…',
  'list.failed': 'यह सूची अभी नहीं खुल रही। आपकी लिखी हुई जानकारी सुरक्षित है।',
  'submit.busy': 'आपके काम की जानकारी सहेजी जा रही है…',
} as const satisfies Record<string, string>
