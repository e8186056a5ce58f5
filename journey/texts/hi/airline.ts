export const texts = {
  none: 'अभी {miles} के सदस्य नहीं हैं?',
  join: 'सहमत हूँ, मुझे नंबर दें',
  'join.busy': '{airline} से पूछ रहे हैं…',
  known: '{airline} ने इस नंबर की पुष्टि की है।',
  unknown: '{airline} के पास यह नंबर नहीं है। इसे जाँच लें या खाली छोड़ दें। आपका कार्ड इस पर निर्भर नहीं है।',
  unchecked: 'अभी {airline} से संपर्क नहीं हो पा रहा है। आप आगे बढ़ सकते हैं: आपका कार्ड इस पर निर्भर नहीं है।',
  joined: 'आपका {miles} नंबर {number} है। हमने इसे ऊपर लिख दिया है।',
  notJoined: '{airline} अभी आपको नंबर नहीं दे पा रहा है। आप इसके बिना आगे बढ़ सकते हैं।',
} as const satisfies Record<string, string>
