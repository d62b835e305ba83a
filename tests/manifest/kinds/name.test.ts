import { describe, expect, it } from 'vitest'
import name from '../../../manifest/kinds/name.ts'

const { show } = name.format

describe('a name', () => {
  it.each([
    ['MARINA EXEMPLO DO VALE', 'Marina Exemplo do Vale'],
    ["MARIA D'ÁVILA DOS SANTOS E SILVA", "Maria D'Ávila dos Santos e Silva"],
    ['ANA CLARA SANTOS-NEVES', 'Ana Clara Santos-Neves'],
    ['EXEMPLO COMERCIO DE CAFES LTDA', 'Exemplo Comercio de Cafes Ltda'],
    ['BANCO EXEMPLO S.A.', 'Banco Exemplo S.A.'],
    ['PADARIA AMOSTRA ME', 'Padaria Amostra ME'],
    ['BRF AMOSTRA S/A', 'BRF Amostra S/A'],
    ['JOAO PAULO II', 'Joao Paulo II'],
  ])('in capitals is written as a name: %s', (shouted, written) => {
    expect(show(shouted)).toBe(written)
  })

  it.each(['IBM', 'Marina Exemplo do Vale', 'eBay do Brasil', '', 'A B'])('stays as it is: %s', (text) => {
    expect(show(text)).toBe(text === '' ? '—' : text)
  })
})
