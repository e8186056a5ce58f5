export const texts = {
  title: 'आपका कार्ड मंज़ूर हो गया है',
  heading: 'बधाई हो, आपका कार्ड मंज़ूर हो गया है',
  lead: 'हमने आपके दस्तावेज़ जाँच लिए हैं। इसके बाद: पहचान की छोटी जाँच।',
  submit: 'ऑफ़र स्वीकार करें',
  'submit.busy': 'सेव हो रहा है…',
} as const satisfies Record<string, string>
