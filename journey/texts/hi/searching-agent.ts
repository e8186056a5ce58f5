export const texts = {
  title: 'एजेंट की प्रतीक्षा',
  heading: 'हम आपके लिए एजेंट खोज रहे हैं',
  lead: 'जैसे ही कोई एजेंट खाली होंगे, कॉल अपने आप शुरू हो जाएगी।',
  place: '{place, plural, =0 {अब आपकी बारी है} =1 {अगली बारी आपकी है} other {कतार में आपका नंबर # है}}',
  estimate: '{minutes, plural, one {लगभग # मिनट बाकी} other {लगभग # मिनट बाकी}}',
  loading: 'कतार में आपका नंबर देखा जा रहा है',
  open: 'यह पेज खुला और फ़ोन अनलॉक रखें।',
  pan: 'अपना पैन कार्ड पास रखें।',
  later: 'बाद में पूरा करें',
} as const satisfies Record<string, string>
