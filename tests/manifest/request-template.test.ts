import { describe, expect, it } from 'vitest'
import { fillBody, fillPath, fillQuery } from '../../manifest/contract/request-template.ts'

describe('templates', () => {
  it('encode values, which add neither segments nor a query', () => {
    expect(fillPath('/p/{nome}/x', { nome: '../a?b=c#d' })).toBe('/p/..%2Fa%3Fb%3Dc%23d/x')
  })

  it.each([
    ['..', '/p/%2E%2E/x'],
    ['.', '/p/%2E/x'],
  ])('encode %s, which is no dot segment then', (nome, path) => {
    expect(fillPath('/p/{nome}/x', { nome })).toBe(path)
  })

  it('leave out empty parameters', () => {
    expect(fillQuery({ cpf: '{cpf}', uf: '{uf}' }, { cpf: '1 2' })).toBe('cpf=1+2')
    expect(fillBody({ cpf: '{cpf}', uf: '{uf}' }, { cpf: '1' })).toEqual({ cpf: '1' })
  })

  it('fill in nested texts of a body and keep other values', () => {
    const body = { filtro: { doc: '{cpf}', lista: ['{cpf}', 'x'] }, versao: 2, tudo: true, nada: null }
    expect(fillBody(body, { cpf: '"1"' })).toEqual({
      filtro: { doc: '"1"', lista: ['"1"', 'x'] },
      versao: 2,
      tudo: true,
      nada: null,
    })
  })
})
