import { describe, expect, it } from 'vitest'
import { searchKey, searchTest } from '@/lib/search-text.ts'

describe('a search', () => {
  it.each([
    ['leaves accents out of account', 'Situação', 'situacao'],
    ['in the text as in the query', 'Situacao', 'situação'],
    ['knows no case', 'CadSUS', 'cadsus'],
    ['finds a hyphenated word without its hyphen', 'E-mail', 'email'],
    ['and with it', 'E-mail', 'e-mail'],
    ['takes a superscript ordinal for its letter', '1ª parcela', '1a'],
    ['finds part of a word', 'Endereços', 'ender'],
    ['finds words in any order', 'Dívidas e pendências', 'pendencia divida'],
    ['ignores spaces around the query', 'Renda', '  renda '],
    ['takes text in decomposed letters', 'Endereço'.normalize('NFD'), 'endereço'.normalize('NFC')],
    ['finds everything without a word', 'Protestos', ' '],
  ])('%s', (_reason, text, query) => {
    expect(searchTest(query)(searchKey(text))).toBe(true)
  })

  it('requires every word', () => {
    expect(searchTest('renda placa')(searchKey('Renda presumida'))).toBe(false)
  })
})
