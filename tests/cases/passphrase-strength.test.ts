import { describe, expect, it } from 'vitest'
import { findPassphraseProblem, rateStrength } from '@/cases/passphrase-fields.tsx'

describe('a passphrase', () => {
  it.each([
    ['', 'Use ao menos 12 caracteres'],
    ['onze letras', 'Use ao menos 12 caracteres'],
    ['abababababababab', 'Use mais caracteres diferentes'],
    ['doze letras!', undefined],
  ])('%j is refused with: %s', (passphrase, problem) => {
    expect(findPassphraseProblem(passphrase)).toBe(problem)
  })

  it.each([
    ['', 0],
    ['curta', 1],
    ['doze letrasa', 1],
    ['Doze letras, 1 só', 2],
    ['cavalo correto bateria grampo', 3],
  ])('%j has level %i', (passphrase, level) => {
    expect(rateStrength(passphrase).level).toBe(level)
  })
})
