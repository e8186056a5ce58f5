export const texts = {
  title: 'आपका KYC रिकॉर्ड',
  heading: 'हम आपका KYC रिकॉर्ड ला रहे हैं',
  lead: 'यह केंद्रीय KYC रजिस्ट्री से आता है; इसमें कुछ सेकंड लगते हैं।',
  failed: 'आपका KYC रिकॉर्ड नहीं मिला',
  'failed.text': 'कोई बात नहीं: आपका आवेदन सहेजा हुआ है, और आप आधार या किसी दूसरे दस्तावेज़ से अपनी पहचान साबित कर सकते हैं।',
  goOn: 'आगे बढ़ें',
} as const satisfies Record<string, string>
