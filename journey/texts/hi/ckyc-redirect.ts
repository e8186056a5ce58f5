export const texts = {
  title: 'आपका KYC रिकॉर्ड',
  heading: 'KYC रिकॉर्ड लाया जा रहा है',
  lead: 'यह केंद्रीय KYC रजिस्ट्री से आता है और इसमें कुछ सेकंड लगते हैं।',
  failed: 'हमें आपका KYC रिकॉर्ड नहीं मिल पाया',
  'failed.text': 'कोई बात नहीं: आपका आवेदन सेव है, और आप आधार या किसी दूसरे दस्तावेज़ से अपनी पहचान साबित कर सकते हैं।',
  goOn: 'आगे बढ़ें',
} as const satisfies Record<string, string>
