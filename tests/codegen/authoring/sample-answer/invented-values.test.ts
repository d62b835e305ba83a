import { isValidCnpj, isValidCpf, isValidPhone } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { createExample, createExampleRecord } from './support/create-example.ts'

describe('an invented value', () => {
  it('has the punctuation of the original and valid check digits', () => {
    const { a, b, c, d } = createExampleRecord({
      a: '529.982.247-25',
      b: '52998224725',
      c: '11.444.777/0001-61',
      d: '12.ABC.345/01DE-35',
    })
    expect(a).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d\d$/)
    expect(isValidCpf(String(a))).toBe(true)
    expect(String(a).replace(/\D/g, '')).toBe(b)
    expect(c).toMatch(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d\d$/)
    expect(isValidCnpj(String(c))).toBe(true)
    expect(d).toMatch(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d\d$/)
    expect(isValidCnpj(String(d), { version: 2 })).toBe(true)
    expect(String(d)).toMatch(/[A-Z]/)
  })

  it('keeps asterisks of a document that the source hides', () => {
    expect(createExampleRecord({ cpf: '***982247**' }).cpf).toMatch(/^\*{3}\d{6}\*{2}$/)
    expect(createExampleRecord({ cpf: '***.982.247-**' }).cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*\*$/)
  })

  it('is the same for equal originals in any case', () => {
    const { nome, socio, outro } = createExampleRecord({
      nome: 'Iracema Souza',
      socio: 'IRACEMA SOUZA',
      outro: 'Odete Souza',
    })
    expect(socio).toBe(String(nome).toUpperCase())
    expect(outro).toBeTypeOf('string')
  })

  it('is a female name for a mother and a male name for a father', () => {
    const { nome_mae, nome_pai } = createExampleRecord({ nome_mae: 'Odete Souza', nome_pai: 'Odair Souza' })
    expect(nome_mae).toMatch(/^(?:Fulana|Beltrana|Sicrana) /)
    expect(nome_pai).toMatch(/^(?:Fulano|Beltrano|Sicrano) /)
  })

  it('is the same for another answer of the same form', () => {
    const first = {
      cpf: '52998224725',
      nome: 'Odete Souza',
      razao_social: 'Loja Azul Ltda',
      email: 'x@y.com',
      cep: '04567-890',
      ddd: '43',
      cidade: 'Londrina',
    }
    const again = createExample(createExample(first))
    expect(again).toEqual(createExample(first))
    for (const [key, value] of Object.entries(createExampleRecord(first)))
      expect(value).not.toBe(Reflect.get(first, key))
  })

  it('contains no word of a real name or place', () => {
    const answer = {
      nome: 'Ana Clara Modelo',
      cidade: 'Nova Vila',
      credor: 'Livraria Central Ltda',
      bairro: 'Jardim Alto',
      logradouro: 'Avenida Central',
    }
    expect(JSON.stringify(createExample(answer))).not.toMatch(/ana |clara|nova|vila|livraria|jardim|avenida/i)
  })

  it('lies in the state that the answer names', () => {
    const { cep, municipio, telefone, uf } = createExampleRecord({
      cep: '80000-123',
      municipio: 'LONDRINA',
      telefone: '(43) 3333-4444',
      uf: 'PR',
    })
    expect({ cep, municipio, telefone, uf }).toEqual({
      cep: '80599-001',
      municipio: 'EXEMPLOPOLIS',
      telefone: '(41) 3000-0011',
      uf: 'PR',
    })
    expect(isValidPhone(String(telefone))).toBe(true)
  })

  it('is a noun for a short text and sentences for a long one, without markup', () => {
    const invented = (observacao: string) => String(createExampleRecord({ observacao }).observacao)
    expect(invented('Paga em dia')).toBe('Observação de exemplo')
    expect(invented('<b>Odete</b> & Souza $ '.repeat(20))).not.toMatch(/[<&$]/)
    const lengths = [70, 199, 300, 9000].map((length) => invented('x '.repeat(length / 2)).length)
    expect(lengths[0]).toBe(lengths[1])
    expect(lengths[2]).toBe(lengths[3])
    expect(lengths[2]).toBeGreaterThan(350)
    expect(lengths[3]).toBeLessThan(800)
  })

  it('is a small image for an image', () => {
    const { foto, anexo } = createExampleRecord({
      foto: `/9j/${'4AAQSkZJRg'.repeat(900)}`,
      anexo: `data:image/webp;base64,${'QUJD'.repeat(90)}`,
    })
    expect(foto).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
    expect(anexo).toBe(foto)
    expect(String(foto).length).toBeLessThan(400)
  })

  it('has letters, digits and punctuation where a code has them', () => {
    const { protocolo, id, ispb, ano, ddd } = createExampleRecord({
      protocolo: 'AB-1234/xy',
      id: 'b5f1c1de-1b1a-4c6e-9d55-0f2f7d7f4a10',
      ispb: '00360305',
      ano: 2019,
      ddd: '43',
    })
    expect(protocolo).toMatch(/^[A-Z]{2}-\d{4}\/[a-z]{2}$/)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/)
    expect(ispb).toMatch(/^00[1-9]?\d{5,6}$/)
    expect(ano).toBeGreaterThan(2010)
    expect(ddd).toMatch(/^\d\d$/)
  })
})
