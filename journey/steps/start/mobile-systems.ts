import type { BankSystem } from '../../ids/systems.ts'

/** Whom the applicant's mobile number is told to. */
export const mobileSystems: readonly BankSystem[] = [
  'sms',
  'voice',
  'whatsapp',
  'coreBank',
  'pan',
  'bureau',
  'decision',
  'aadhaar',
  'videoKyc',
  'cardHost',
  'los',
  'crm',
  'mobileRisk',
]
