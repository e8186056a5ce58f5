/** The systems of the bank that the journey speaks to, by the names of their ports. */
export const bankSystems = [
  'sms',
  'voice',
  'email',
  'whatsapp',
  'coreBank',
  'bureau',
  'decision',
  'pan',
  'ckyc',
  'aadhaar',
  'videoKyc',
  'documents',
  'documentAnalysis',
  'cardHost',
  'crm',
  'los',
  'socialTrust',
  'airline',
  'mobileRisk',
  'screening',
  'location',
  'clock',
] as const

export type BankSystem = (typeof bankSystems)[number]
