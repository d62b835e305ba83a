import { describe, expect, it } from 'vitest'
import { proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import { parseSample } from '../../../../codegen/authoring/add/read-sample.ts'
import { CommandError } from '../../../../codegen/diagnostics/errors.ts'

const fail = (text: string) => {
  try {
    parseSample(text)
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
  return 'taken'
}

describe('a text that is no answer', () => {
  it.each([
    [
      '{"statusCode":401,"message":"Token de Odete recusado"}',
      'é um erro da fonte (401: o token não foi aceito)',
    ],
    ['{"erro":true,"mensagem":"CPF inválido"}', 'é um erro da fonte'],
    ['{"error":{"code":"X","message":"y"}}', 'é um erro da fonte'],
    ['<!DOCTYPE html><html><body>Entrar</body></html>', 'é uma página HTML'],
    ['HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"nome":"Odete"}', 'com cabeçalhos'],
    ['curl -X POST https://api.example/cpf', 'é o comando'],
    ['nome;cpf\nOdete;1\nJandira;2\n', 'é uma planilha CSV'],
  ])('%s is told as what it is', (text, message) => {
    expect(fail(text)).toContain(message)
    expect(fail(text)).not.toContain('Odete')
  })

  it.each([
    '{"status":200,"dados":{"nome":"Ana"}}',
    '{"erro":false,"nome":"Ana"}',
    '{"status":404,"pessoa":{"nome":"Ana"}}',
    '{"erros":[{"campo":"x"}],"dados":[{"a":1}]}',
  ])('%s is an answer', (text) => expect(fail(text)).toBe('taken'))
})

it('takes XML, with attributes and repeated elements', () => {
  const { answer, note } = parseSample(
    '<?xml version="1.0"?><r><p cpf="1">Ana &amp; Bia</p><t>1</t><t>2</t><v/><c><![CDATA[<x>]]></c></r>',
  )
  expect(answer).toEqual({
    r: { p: { '@cpf': '1', '#text': 'Ana & Bia' }, t: ['1', '2'], v: null, c: '<x>' },
  })
  expect(note).toContain('XML')
  expect(fail('<r><p></r>')).toContain('não é JSON')
  expect(fail('<!DOCTYPE r [<!ENTITY x "y">]><r>&x;</r>')).toContain('não é JSON')
})

it('takes an answer a line', () => {
  const { answer, note } = parseSample('{"a":1}\n{"a":2}\n')
  expect(answer).toEqual([{ a: 1 }, { a: 2 }])
  expect(note).toContain('NDJSON')
})

it('tells in the proposal what the source has to send', () => {
  expect(proposePage('<pessoa><nome>Odete Pimentel</nome></pessoa>').note).toContain(
    'a fonte tem de a entregar',
  )
})
