import { joinAnswerPath } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { hideSensitiveValues } from '../../../src/consultas/results/export/hide-sensitive-values.ts'
import { readFindings } from '../../../src/consultas/results/findings/read-findings.ts'
import { listSensitivePaths } from '../../../src/consultas/results/sensitive-paths.ts'
import { answerCsv } from '../../support/answer-files.ts'
import { createFound } from '../../support/create-found.ts'

const phone = joinAnswerPath(['tel. celular'])

/** An answer that is a list, with a key that contains a space and a dot. */
const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  findings: [
    { count: '$', label: 'contatos', when: 'always' },
    { max: phone, label: 'último', when: 'always' },
  ],
  summary: { value: `0.${phone}`, sensitive: true },
  result: [
    {
      block: 'table',
      title: 'Contatos',
      value: '$',
      columns: [
        { label: 'Nome', value: 'nome', sensitive: false },
        { label: 'Celular', value: phone, sensitive: true },
      ],
    },
    { block: 'list', title: 'Nomes', value: '$', item: 'nome', sensitive: false },
    {
      block: 'timeline',
      title: 'Datas',
      value: '$',
      date: 'data',
      label: 'nome',
      item: { label: 'Celular', value: phone, sensitive: true },
    },
  ],
  example: [],
  examples: [],
}

const answer: Json = [
  { nome: 'Ana', 'tel. celular': 3100000031, data: '2026-01-31' },
  { nome: 'Bia', 'tel. celular': 2100000021, data: '2025-01-31' },
]

const nothing = () => false
const everything = () => true

describe('an answer that is a list', () => {
  it('has its sensitive values found in each element', () => {
    expect([...new Set(listSensitivePaths(definition, answer))]).toEqual([
      '0.tel\\. celular',
      '1.tel\\. celular',
    ])
  })

  it('is exported with its sensitive values hidden', () => {
    const json = JSON.stringify(hideSensitiveValues(definition, answer, nothing))
    expect(json).toContain('"nome":"Bia"')
    expect(hideSensitiveValues(definition, answer, everything)).toEqual(answer)
    const rows = answerCsv(definition, createFound(answer), nothing)
    for (const text of [json, rows, answerText(definition, createFound(answer), nothing)])
      expect(text).not.toMatch(/3100000031|2100000021/)
  })

  it('is shown by every block that shows lists', () => {
    const text = answerText(definition, createFound(answer), everything)
    expect(text).toContain('Bia')
    expect(text.match(/Ana/g)).not.toHaveLength(0)
  })

  it('is counted, and its sensitive values are hidden in findings', () => {
    const [count, latest] = readFindings(definition, createFound(answer), nothing)
    expect(count).toMatchObject({ figure: '2', after: 'contatos', target: 0 })
    expect(latest?.figure).toContain('•')
    expect(readFindings(definition, createFound(answer), everything)[1]?.figure).toBe('3100000031')
  })
})

it('hides a value by its path, in any notation of the manifest', () => {
  const result: ConsultaDefinition['result'] = [
    {
      block: 'fields',
      items: [
        { label: 'Cifrão', value: 'a.\\$', sensitive: true },
        { label: 'Ponto', value: 'b\\.c', sensitive: true },
      ],
    },
  ]
  const { summary: _, ...rest } = definition
  const own = { ...rest, result }
  const hiddenAnswerText = JSON.stringify(
    hideSensitiveValues(own, { a: { $: 'um' }, 'b.c': 'dois', b: { c: 'três' } }, nothing),
  )
  expect(hiddenAnswerText).not.toMatch(/um|dois/)
  expect(hiddenAnswerText).toContain('três')
})

describe('a sensitive value', () => {
  const hide = (result: ConsultaDefinition['result'], given: Json) => {
    const { summary: _, ...rest } = definition
    return hideSensitiveValues({ ...rest, result }, given, nothing)
  }

  it('is hidden if two blocks show it and only one hides it', () => {
    const item = { label: 'Valor', value: 'valor', sensitive: true } as const
    const items = [{ ...item, format: 'placa' } as const, item]
    expect(hide([{ block: 'fields', items }], { valor: 'ABC1D23' })).toEqual({ valor: '•••••••' })
  })

  it('is hidden in lists that a source sends in the place of an object', () => {
    const columns = [{ label: 'CPF', value: 'dono.cpf', format: 'cpf', sensitive: true } as const]
    const table = { block: 'table', value: 'grupo.linhas', columns } as const
    const dono = [{ cpf: '11144477735' }]
    expect(hide([table], { grupo: [{ linhas: [{ dono }] }] })).toEqual({
      grupo: [{ linhas: [{ dono: [{ cpf: '•••.•••.•••-35' }] }] }],
    })
  })

  it('is hidden with the object around it, in any order', () => {
    const inner = { label: 'CPF', value: 'dono.cpf', sensitive: true } as const
    const outer = { label: 'Dono', value: 'dono', sensitive: true } as const
    const given = { dono: { cpf: '11144477735', nome: 'Ana' }, uf: 'SP' }
    for (const items of [
      [inner, outer],
      [outer, inner],
    ])
      expect(JSON.stringify(hide([{ block: 'fields', items }], given))).not.toMatch(/111|Ana/)
    expect(given.dono.nome).toBe('Ana')
  })
})
