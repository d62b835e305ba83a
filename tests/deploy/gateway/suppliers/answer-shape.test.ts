import { expect, it } from 'vitest'
import { buildRequest } from '../../../../deploy/gateway/suppliers/build-request.ts'
import { mapAnswer } from '../../../../deploy/gateway/suppliers/map-answer.ts'

const answer = {
  data: {
    person: { fullName: 'Ana', birth: '17/01/1984', 'a.b': 1, none: null },
    incomeInCents: '1.234,50',
    addresses: [{ zip: '01001000', phones: [{ n: 1 }] }, { since: 'NI' }],
    scores: [{ kind: 'X', value: 7 }],
  },
}

it('maps values, numbers, dates and lists to the paths of the contract', () => {
  expect(
    mapAnswer(answer, {
      nome: 'data.person.fullName',
      'dados.nascimento': { value: 'data.person.birth', date: true },
      'dados.renda': { value: 'data.incomeInCents', scale: 100 },
      ponto: 'data.person.a\\.b',
      nada: 'data.person.none',
      ausente: 'data.person.email',
      nota: 'data.scores.kind=X.value',
      enderecos: {
        list: 'data.addresses',
        items: {
          cep: 'zip',
          desde: { value: 'since', date: true },
          fones: { list: 'phones', items: { numero: 'n' } },
        },
      },
    }),
  ).toEqual({
    nome: 'Ana',
    dados: { nascimento: '1984-01-17', renda: 12.345 },
    ponto: 1,
    nada: null,
    nota: 7,
    enderecos: [{ cep: '01001000', fones: [{ numero: 1 }] }, { desde: null }],
  })
})

it('maps a whole answer that is a list', () => {
  expect(mapAnswer([{ id: 1 }], { $: { list: '$', items: { codigo: 'id' } } })).toEqual([{ codigo: 1 }])
})

const base = 'https://api.acme.example/v2/'

it('fills path, query, headers and body', () => {
  const call = {
    name: 'acme',
    post: '/people/{cpf}',
    query: { tipo: '{tipo}', vazio: '{falta}' },
    headers: { 'X-Uf': '{uf}' },
    body: { taxId: '{cpf}', q: 'doc{{cpf}}', full: true },
  }
  expect(buildRequest(call, base, { cpf: '1', tipo: 'a&b=c', uf: 'SP' })).toEqual({
    method: 'POST',
    path: '/v2/people/1?tipo=a%26b%3Dc',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'X-Uf': 'SP' },
    body: '{"taxId":"1","q":"doc{1}","full":true}',
  })
})

it.each(['../../admin', '//evil.example', 'a/b', 'a?x=1', 'a#b', 'a\\b', '@evil.example', '%2e%2e', 'a b'])(
  'keeps the value %j in its segment',
  (name) => {
    const { path } = buildRequest({ name: 'acme', get: '/people/{name}/x' }, base, { name })
    const { origin, pathname, search } = new URL(path, base)
    expect([origin, pathname.split('/').length, search]).toEqual(['https://api.acme.example', 5, ''])
    expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(name)
  },
)

it.each(['..', '.', ''])('refuses the value %j, which servers read as another path', (name) => {
  const build = () => buildRequest({ name: 'acme', get: '/people/{name}/x' }, base, { name })
  expect(build).toThrow('não cabem no pedido')
})
