export const texts = {
  title: 'इस पिनकोड पर अभी सेवा नहीं है',
  heading: 'आपके पिनकोड पर हमारी सेवा अभी नहीं है',
  home: 'आपने बताया कि आपके घर का पिनकोड {pincode} है।',
  office: 'आपने बताया कि आपके दफ़्तर का पिनकोड {pincode} है।',
  unserved: 'हम अभी वहाँ कार्ड नहीं पहुँचाते।',
  unknown: 'यह पिनकोड हमारी सूची में नहीं है, इसलिए हम वहाँ कार्ड नहीं पहुँचा सकते।',
} as const satisfies Record<string, string>
