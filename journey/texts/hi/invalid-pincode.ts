export const texts = {
  title: 'इस पिनकोड पर अभी सेवा नहीं है',
  heading: 'यहाँ अभी हमारी सेवा नहीं है',
  home: 'आपने घर का पिनकोड {pincode} लिखा है।',
  office: 'आपने ऑफ़िस का पिनकोड {pincode} लिखा है।',
  unknown: 'यह हमारी पिनकोड सूची में नहीं है।',
} as const satisfies Record<string, string>
