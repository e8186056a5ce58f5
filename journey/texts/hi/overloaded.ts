/** The page of a server that has more visitors than it can serve at present, or can’t render one. */
export const texts = {
  overloaded: 'इस समय यहाँ बहुत से लोग हैं',
  unrendered: 'यह पेज इस समय नहीं दिखाया जा सकता',
  text: 'आपकी सेव की हुई जानकारी सुरक्षित है। यह पेज कुछ सेकंड में अपने आप फिर कोशिश करेगा; आपको कुछ नहीं करना है।',
  again: 'अभी फिर कोशिश करें',
} as const satisfies Record<string, string>
