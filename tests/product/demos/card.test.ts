import { Mask } from 'maska'
import { describe, expect, it } from 'vitest'
import {
  chooseCardMask,
  findCardBrand,
  findCardError,
  findExpiryError,
  passesLuhn,
} from '../../../src/demos/ui-kit/fields/card.ts'
import { findIbanError, passesMod97 } from '../../../src/demos/ui-kit/fields/iban.ts'

describe('a card', () => {
  it.each([
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['30569309025904', 'Diners Club'],
    ['6362970000457013', 'Elo'],
    ['6062825624254001', 'Hipercard'],
  ])('%s is of %s, and valid', (digits, name) => {
    expect(findCardBrand(digits)?.name).toBe(name)
    expect(findCardError(digits)).toBeUndefined()
  })

  it.each([
    ['4111111111111112', 'Número inválido: confira os dígitos'],
    ['411111111111111', 'Um Visa tem 13 ou 16 ou 19 dígitos'],
    ['9999', 'O número tem de 13 a 19 dígitos'],
  ])('%s is rejected: %s', (digits, error) => expect(findCardError(digits)).toBe(error))

  it('has the groups that its network prints', () => {
    const mask = new Mask({ mask: chooseCardMask })
    expect(mask.masked('378282246310005')).toBe('3782 822463 10005')
    expect(mask.masked('4111111111111111')).toBe('4111 1111 1111 1111')
  })

  it('of no digits fails the check', () => expect(passesLuhn('')).toBe(false))

  it.each([
    ['1126', undefined],
    ['1026', 'O cartão venceu'],
    ['1326', 'O mês vai de 01 a 12'],
    ['12', 'Informe mês e ano'],
  ])('that expires in %s: %s', (digits, error) => {
    expect(findExpiryError(digits, new Date(2026, 10, 30, 23))).toBe(error)
  })
})

describe('an IBAN', () => {
  it.each(['BR1800360305000010009795493C1', 'GB29NWBK60161331926819', 'DE89370400440532013000'])(
    '%s is valid',
    (iban) => {
      expect(passesMod97(iban)).toBe(true)
      expect(findIbanError(iban)).toBeUndefined()
    },
  )

  it.each([
    ['DE89370400440532013001', 'IBAN inválido: confira os caracteres'],
    ['DE8937040044053201300', 'O IBAN de Alemanha tem 22 caracteres'],
    ['XX12', 'Este exemplo não conhece o país XX'],
    ['12BR', 'Comece com o país e dois dígitos, como BR18'],
  ])('%s is rejected: %s', (iban, error) => expect(findIbanError(iban)).toBe(error))
})
