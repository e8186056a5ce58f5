export const texts = {
  title: 'दफ़्तर का पता',
  heading: 'आप कहाँ काम करते हैं?',
  lead: 'अपने दफ़्तर या व्यवसाय का पता लिखें। इससे हम आपके काम की पुष्टि करते हैं।',
} as const satisfies Record<string, string>
