import type { ShownFamily, ShownSource, ShownVariant } from '@manifest/contract/studio-content.ts'
import { expect, it } from 'vitest'
import { suggestRequest } from '../../src/studio/answer/suggest-request.ts'

const family = (name: string, ...calls: [source: string, call: string][]) =>
  ({
    family: name,
    variants: calls.map(([source, call]) => ({
      requests: [{ source, call, isFallback: false, position: '' }],
    })) as Partial<ShownVariant>[],
  }) as ShownFamily

const content = {
  families: [
    family('cep', ['viacep', 'GET /ws/{cep}/json/'], ['viacep', 'GET /ws/{cep}/json/']),
    family('cpf', ['gateway', 'POST /cpf/dados'], ['gateway', 'POST /cpf/score'], ['outra', 'GET /cpf']),
  ],
  sources: [{ name: 'viacep' }] as ShownSource[],
}

it('suggests the request that all consultas of a family share', () => {
  expect(suggestRequest(content, 'cep', 'Vizinhos')).toEqual({
    source: 'viacep',
    method: 'get',
    path: '/ws/{cep}/json/',
  })
})

it('suggests a path of its own at the source that most others ask', () => {
  expect(suggestRequest(content, 'cpf', 'Dívida ativa')).toEqual({
    source: 'gateway',
    method: 'post',
    path: '/cpf/divida-ativa',
  })
  expect(suggestRequest({ families: [], sources: content.sources }, 'nova', '')).toEqual({
    source: 'viacep',
    method: 'post',
    path: '/nova/consulta',
  })
})
