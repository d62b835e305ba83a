import { publicFormats } from '@manifest/contract/public-formats.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { isLeadKind, type ProductKind } from '@manifest/kinds/index.ts'
import type { Format } from '@manifest/schema/result.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { formatValue } from '@/formats/registry.ts'
import { formatGraphValue } from '@/session/graph/model/graph-texts.ts'
import { createAnswerSheet } from '../../src/consultas/batch/consulta-sheet.ts'
import { compareAnswers } from '../../src/consultas/compare/compare-answers.ts'
import { shownCellText } from '../../src/consultas/compare/compared-row.ts'
import { formatShared as formatComparedValue } from '../../src/consultas/compare/use-compared-subjects.ts'
import { hideSubject } from '../../src/consultas/form/form-values.ts'
import { Answer } from '../../src/consultas/results/answer.tsx'
import { answerText } from '../../src/consultas/results/answer-parts.ts'
import { answerSheets } from '../../src/consultas/results/export/answer-sheets.ts'
import { hideSensitiveValues } from '../../src/consultas/results/export/hide-sensitive-values.ts'
import { readFindings } from '../../src/consultas/results/findings/read-findings.ts'
import { countSensitive } from '../../src/consultas/results/sensitive-paths.ts'
import { formatDocument } from '../../src/consultas/subject-page/head-facts.ts'
import { answerCsv } from '../support/answer-files.ts'
import { createFound } from '../support/create-found.ts'
import { renderInApp } from '../support/render-in-app.tsx'

const dots = '•••••••'

type Row = [value: string, hidden: string]

/** A value of each format, and what stands in its place. A format without a row is a type error. */
const formats: Record<Exclude<Format, ProductKind>, Row> = {
  cpf: ['11144477735', '•••.•••.•••-35'],
  cnpj: ['11222333000181', '11.222.333/0001-81'],
  cep: ['01001000', '01001-000'],
  phone: ['11987654321', '(11) •••••-••21'],
  email: ['Ana.Exemplo@gmail.com', 'a•••@gmail.com'],
  name: ['Marina Exemplo do Vale', 'M••• E••• V•••'],
  nis: ['12056412547', '•••.•••••.•4-7'],
  cns: ['898001160660761', '••• •••• •••• ••61'],
  titulo: ['106644440302', '•••• •••• ••02'],
  cnae: ['4721102', '4721-1/02'],
  placa: ['ABC1D23', 'ABC1D23'],
  process: ['00012345620238260100', '•••••••-56.2023.•.••.••••'],
  renavam: ['639884962', '•••••••••6-2'],
  date: ['1984-05-31', '••/05/1984'],
  datetime: ['1984-05-31T14:30:00', '••/05/1984'],
  month: ['1984-05', '••/1984'],
  currency: ['1234.5', dots],
  number: ['1234', dots],
  percent: ['0.125', dots],
  'yes-no': ['S', dots],
  file: [`JVBERi${'0'.repeat(58)}`, dots],
  list: ['Ana, Bia', dots],
}

const cases: [format: Format | undefined, ...Row][] = [
  ...Object.entries(formats).map(([format, row]): [Format, ...Row] => [format as Format, ...row]),
  [undefined, 'Texto livre', dots],
  // A column 'CPF ou CNPJ' has the format of a CPF.
  ['cpf', '11.222.333/0001-81', '11.222.333/0001-81'],
  // The source has hidden a part, or sends no document.
  ['cpf', '***.444.777-**', dots],
  ['cpf', 'BRASILEIROS', dots],
  ['phone', '1133334444', '(11) ••••-••44'],
  ['phone', '987654321', '•••••-••21'],
  ['email', 'ana@exemplo.com.br', 'a•••@•••'],
  ['email', 'sem endereço', dots],
  ['name', 'MARINA E. DOS VALES', 'M••• E••• V•••'],
  ['name', '123', dots],
  ['date', 'ontem', dots],
  ['process', '123', dots],
]

const unformatted = (format: Format | undefined) => (format === undefined ? {} : { format })

const buildDefinition = (format: Format | undefined): ConsultaDefinition => ({
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  summary: {
    value: 'titular',
    sensitive: false,
    detail: { label: 'Detalhe', value: 'valor', sensitive: true, ...unformatted(format) },
  },
  findings: [{ value: 'valor', when: 'always', ...unformatted(format) }],
  result: [
    {
      block: 'fields',
      title: 'Campos',
      items: [{ label: 'Campo', value: 'valor', sensitive: true, ...unformatted(format) }],
    },
    {
      block: 'table',
      title: 'Linhas',
      value: 'linhas',
      columns: [{ label: 'Coluna', value: 'valor', sensitive: true, ...unformatted(format) }],
    },
    { block: 'list', title: 'Itens', value: 'itens', sensitive: true, ...unformatted(format) },
  ],
  example: null,
  examples: [],
})

afterEach(cleanup)

const isHidden = () => false

describe.each(cases)('a hidden %s: %s', (format, value, hidden) => {
  const definition = buildDefinition(format)
  const found = createFound({ titular: 'Titular', valor: value, linhas: [{ valor: value }], itens: [value] })
  const isPublic = hidden === formatValue(value, format)
  const inJson = isPublic ? value : hidden

  it('is the same text on the page: in head, field, row, list and finding', async () => {
    await renderInApp(<Answer definition={definition} found={found} />)
    const page = document.body.textContent ?? ''
    if (!isPublic) expect(page).not.toContain(formatValue(value, format))
    expect(page.split(hidden)).toHaveLength(6)
    expect(document.querySelectorAll('[data-hidden-value]')).toHaveLength(isPublic ? 0 : 5)
    expect(page.includes('Mostrar tudo')).toBe(!isPublic)
  })

  it('is the same text in files and on the clipboard', () => {
    const lines = answerCsv(definition, found, isHidden)
    const sheets = answerSheets(definition, found, isHidden, 'Resumo')
    const cells = sheets.flatMap(({ rows }) => [...rows].flat())
    expect(lines.split(hidden).length).toBeGreaterThanOrEqual(5)
    expect(cells.filter((cell) => cell === hidden).length).toBeGreaterThanOrEqual(4)
    expect(answerText(definition, found, isHidden).split(hidden).length).toBeGreaterThanOrEqual(5)
    expect(hideSensitiveValues(definition, found.answer, isHidden)).toEqual({
      titular: 'Titular',
      valor: inJson,
      linhas: [{ valor: inJson }],
      itens: [inJson],
    })
  })

  it('is the same text in a batch, a comparison and the findings', () => {
    const { columns } = createAnswerSheet(definition)
    const texts = columns.map((column) => column.text(found, false))
    expect(texts.filter((text) => text !== 'Titular')).toEqual(texts.slice(1).map(() => hidden))
    const { sections } = compareAnswers({ definition, answers: [found, found] } as never)
    const cells = sections.flatMap(({ rows }) => rows.map((row) => shownCellText(row, 0, false)))
    expect(cells).toContain(hidden)
    expect(readFindings(definition, found, isHidden)[0]?.figure).toBe(hidden)
  })

  it('counts as hidden only if it is', () => {
    expect(countSensitive(definition, found.answer, isHidden).hiddenCount).toBe(isPublic ? 0 : 3)
  })
})

it('leaves values of public formats open, and no others', () => {
  const open = Object.entries(formats).filter(
    ([format, [value, hidden]]) => formatValue(value, format as Format) === hidden,
  )
  expect(new Set(open.map(([format]) => format))).toEqual(publicFormats)
})

describe.each(Object.entries(formats).filter(([kind]) => isLeadKind(kind as Format)))(
  'the hidden %s of a query',
  (kind, [value, hidden]) => {
    if (!isLeadKind(kind as Format)) return
    const subject = { kind, value: kind === 'email' ? value.toLowerCase() : value } as never

    it('is the same text in the session, the head of its page, the graph and a comparison', () => {
      const field = { kind, name: 'campo', label: 'Campo', required: true } as never
      expect([
        hideSubject([field], { campo: value }),
        formatDocument(subject, isHidden),
        formatGraphValue(subject, false),
        formatComparedValue(subject, false),
      ]).toEqual([hidden, hidden, hidden, hidden])
    })
  },
)
