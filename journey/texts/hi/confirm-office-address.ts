export const texts = {
  title: 'दफ़्तर के पते की पुष्टि',
  heading: 'क्या आपके दफ़्तर का पता यही है?',
  lead: 'आपके दफ़्तर या व्यवसाय का यह पता हमारे पास है। इसे रखें या दूसरा पता लिखें।',
  saved: 'आपके दफ़्तर का पता',
  use: 'यही पता रखें',
  change: 'दूसरा पता लिखें',
  loading: 'आपके दफ़्तर का पता आ रहा है',
} as const satisfies Record<string, string>
