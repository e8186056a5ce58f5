export const texts = {
  title: 'Visit a branch',
  heading: 'Please visit your nearest branch',
  lead: 'We need to see you in person to continue. Your application is saved, and the branch will pick it up.',
  'kyc.lead':
    'Your KYC needs an update before you can get a credit card. Any branch can update it and carry on with your application.',
  'tax.lead':
    'As you’re also a tax resident of another country, we record that with you in person. Your answers are saved; the branch picks up where you left off.',
  'birthDate.lead':
    'The date of birth you entered doesn’t match our record. Your application is saved: a branch can check the date with you and pick it up from there.',
  'bring.birthDate': 'Proof of your date of birth, such as a birth certificate, passport or school-leaving certificate',
  'bring.tax': 'Your tax number in the other country',
  bring: 'What to bring',
  'bring.pan': 'Your PAN card',
  'bring.address': 'Proof of your address, such as a passport, voter card or driving licence',
  'bring.mobile': 'The phone with the mobile number you want to register',
  time: 'Come to any branch with what’s listed below. The visit takes about 20 minutes.',
  help: 'To find a branch, call us free of charge, {hours}.',
} as const satisfies Record<string, string>
