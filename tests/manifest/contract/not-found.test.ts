import { describe, expect, it } from 'vitest'
import { isNotFound } from '../../../manifest/contract/not-found.ts'

const gateway = { contract: true } as const

describe('isNotFound', () => {
  const endpoint = { notFound: { status: 404 } }

  it('reads the 404 of a source with a contract by its message', () => {
    expect(isNotFound(endpoint, gateway, { status: 404, answer: { mensagem: 'Nada' } })).toBe(true)
    for (const answer of [undefined, null, '', [], {}, { message: 'no Route matched' }, { mensagem: null }])
      expect(isNotFound(endpoint, gateway, { status: 404, answer })).toBe(false)
  })

  it('needs an object from a source that declares no body', () => {
    expect(isNotFound(endpoint, {}, { status: 404, answer: {} })).toBe(true)
    expect(isNotFound(endpoint, undefined, { status: 404, answer: undefined })).toBe(false)
  })

  it('compares keys and types with the declared body, at any depth', () => {
    const body = { erro: { codigo: 'NADA', campos: [] }, total: 0 }
    const declared = { notFound: { status: 404, body } }
    const reply = { status: 404, answer: { erro: { codigo: 'X', campos: ['a'] }, total: 3, id: 1 } }
    expect(isNotFound(declared, gateway, reply)).toBe(true)
    expect(isNotFound(declared, gateway, { status: 404, answer: { ...reply.answer, total: '3' } })).toBe(
      false,
    )
    expect(isNotFound(declared, gateway, { status: 404, answer: { erro: { campos: [] }, total: 0 } })).toBe(
      false,
    )
    expect(isNotFound(declared, gateway, { status: 404, answer: { mensagem: 'Nada' } })).toBe(false)
  })

  it('needs no body with a status that has none', () => {
    expect(isNotFound({ notFound: { status: 204 } }, gateway, { status: 204, answer: undefined })).toBe(true)
  })

  it('compares the value with the declared one', () => {
    const byValue = { notFound: { when: 'meta.found', is: false } }
    const reply = (found: unknown) => ({ status: 200, answer: { meta: { found } } })
    expect(isNotFound(byValue, {}, reply(false))).toBe(true)
    for (const found of [true, undefined, null, 0, 'false'])
      expect(isNotFound(byValue, {}, reply(found))).toBe(false)
  })

  it('reads a value of a successful answer, not of a failure', () => {
    const byValue = { notFound: { when: 'erro' } }
    expect(isNotFound(byValue, {}, { status: 200, answer: { erro: 'true' } })).toBe(true)
    expect(isNotFound(byValue, {}, { status: 503, answer: { erro: 'true' } })).toBe(false)
    expect(isNotFound({}, gateway, { status: 404, answer: { mensagem: 'Nada' } })).toBe(false)
  })
})
