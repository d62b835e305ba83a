import { passwordRules } from '../validation/password-rules.ts'

type Strength = { score: number; word: string; palette: 'danger' | 'warning' | 'success' }

const levels: Strength[] = [
  { score: 0, word: 'vazia', palette: 'danger' },
  { score: 1, word: 'fraca', palette: 'danger' },
  { score: 2, word: 'razoável', palette: 'warning' },
  { score: 3, word: 'boa', palette: 'success' },
  { score: 4, word: 'forte', palette: 'success' },
]

/** Long passwords are stronger than mixed ones, as NIST SP 800-63B has it; a repeated character adds nothing. */
export function measureStrength(password: string): Strength {
  const variety = new Set(password).size
  const points = [
    password !== '',
    variety >= 6 && passwordRules.every(({ isMet }) => isMet(password)),
    variety >= 8 && password.length >= 12,
    variety >= 10 && password.length >= 16,
  ].filter(Boolean).length
  return levels[points] as Strength
}
