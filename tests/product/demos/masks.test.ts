import { Mask } from 'maska'
import { describe, expect, it } from 'vitest'
import { findMaskError, type MaskName, masks, removeMask } from '../../../src/demos/ui-kit/fields/masks.ts'

const masked = (mask: MaskName, raw: string) => {
  const { preProcess, ...options } = masks[mask].options
  return new Mask(options).masked(preProcess?.(raw) ?? raw)
}

describe('a mask', () => {
  it.each<[MaskName, string, string]>([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cep', '01001000', '01001-000'],
    ['phone', '1132345678', '(11) 3234-5678'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['phone', '55987654321', '(55) 98765-4321'],
    ['plate', 'abc-1d23', 'ABC1D23'],
    ['date', '21112026', '21/11/2026'],
    ['money', '1250,5', '1.250,5'],
    ['money', '-3', '3'],
  ])('%s writes %s as %s', (mask, raw, text) => expect(masked(mask, raw)).toBe(text))

  it.each<[MaskName, string, string]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['phone', '(11) 98765-4321', '11987654321'],
    ['money', '1.250,50', '1250.50'],
  ])('%s removes the mask from %s: %s', (mask, text, value) => expect(removeMask(mask, text)).toBe(value))
})

describe('mask errors', () => {
  it.each<[MaskName, string, string]>([
    ['cpf', '529.982.247', 'O CPF tem 11 dígitos'],
    ['cpf', '529.982.247-26', 'CPF inválido: confira os dígitos'],
    ['cnpj', '12.ABC.345/01DE-36', 'CNPJ inválido: confira os caracteres'],
    ['cep', '0100', 'O CEP tem 8 dígitos'],
    ['phone', '(11) 88765-4321', 'Informe DDD e 8 ou 9 dígitos'],
    ['plate', 'AB1C234', 'Use o formato ABC1D23 ou ABC1234'],
    ['date', '30/02/2026', 'Esse dia não existe no calendário'],
    ['date', '30/02', 'Informe dia, mês e ano'],
    ['money', '0,00', 'Informe um valor maior que zero'],
  ])('%s rejects %s: %s', (mask, text, problem) => expect(findMaskError(mask, text)).toBe(problem))

  it.each<[MaskName, string]>([
    ['cpf', '529.982.247-25'],
    ['cnpj', '12.ABC.345/01DE-35'],
    ['cnpj', '11.222.333/0001-81'],
    ['phone', '(11) 3234-5678'],
    ['plate', 'ABC1234'],
    ['plate', 'ABC1D23'],
    ['date', '29/02/2028'],
    ['money', '0,01'],
  ])('%s accepts %s', (mask, text) => expect(findMaskError(mask, text)).toBeUndefined())
})
