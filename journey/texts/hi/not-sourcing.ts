export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम यह आवेदन नहीं ले सकते',
  'number.heading': 'इस नंबर से ऑनलाइन आवेदन नहीं हो सकता',
  'number.lead': 'मोबाइल नंबरों के राष्ट्रीय रिकॉर्ड के अनुसार {number} बंद हो चुका है।',
  'number.way.other': 'आपके पास दूसरा नंबर हो, तो उससे आवेदन करें।',
  'number.way.branch': 'अगर यह नंबर आपको हाल ही में मिला है, तो शाखा आपके साथ इसकी जाँच करके आपका आवेदन ले सकती है।',
  'number.bring': 'साथ क्या लाएँ',
  'number.bring.pan': 'अपना पैन कार्ड',
  'number.bring.bill': 'नंबर आपका होने का प्रमाण, जैसे मोबाइल बिल या सिम के दस्तावेज़',
  'number.help': 'शाखा ढूँढने के लिए हमें मुफ़्त कॉल करें, {hours}।',
  'number.other': 'दूसरा मोबाइल नंबर लिखें',
} as const satisfies Record<string, string>
