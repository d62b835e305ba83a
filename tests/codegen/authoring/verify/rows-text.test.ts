import { describe, expect, it } from 'vitest'
import { createRowWriter } from '../../../../codegen/authoring/verify/report-text.ts'
import type { VariantCase, VerifyRow } from '../../../../codegen/authoring/verify/verify-types.ts'

const rows: VerifyRow[] = [
  { consultaId: 'cpf/1', title: 'Dados cadastrais', status: 'ok', problems: [], ms: 38 },
  {
    consultaId: 'cpf/12',
    title: 'Situação cadastral na Receita Federal',
    status: 'broken',
    problems: [
      { code: 'missing', path: 'comprovante.emitido_em', message: 'falta comprovante.emitido_em' },
      {
        code: 'type',
        path: 'idade',
        message: 'outro tipo em idade: número, veio texto',
        example: 'cpf/12-3',
      },
    ],
    notFound: ['cpf/12-4', 'cpf/12-5'],
    ms: 1204,
  },
  {
    consultaId: 'foto/1',
    title: 'Foto',
    status: 'skipped',
    problems: [{ code: 'not-asked', message: 'não perguntada: post, use --post' }],
  },
]

const consultaQueries = rows.map(
  ({ consultaId, title }): VariantCase => ({
    consultaId,
    title,
    perMinute: 60,
    requiresPurpose: false,
    requiresRole: false,
    queries: [],
  }),
)

const text = (columns?: number) => rows.map(createRowWriter(consultaQueries, columns)).join('')

describe('createRowWriter', () => {
  it('aligns the columns, and gives each problem a line', () => {
    expect(text()).toMatchInlineSnapshot(`
      "cpf/1   Dados cadastrais                           38 ms  ok
      cpf/12  Situação cadastral na Receita Federal    1204 ms  falta comprovante.emitido_em
                                                                outro tipo em idade: número, veio texto (em cpf/12-3)
                                                                (a fonte não achou 2 dos outros exemplos)
      foto/1  Foto                                              não perguntada: post, use --post
      "
    `)
  })

  it('fits the width of a terminal', () => {
    expect(text(80)).toMatchInlineSnapshot(`
      "cpf/1   Dados cadastrais                38 ms  ok
      cpf/12  Situação cadastral na Rec…    1204 ms  falta comprovante.emitido_em
                                                     outro tipo em idade: número, veio
                                                       texto (em cpf/12-3)
                                                     (a fonte não achou 2 dos outros
                                                       exemplos)
      foto/1  Foto                                   não perguntada: post, use --post
      "
    `)
    expect(
      Math.max(
        ...text(80)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80)
  })
})
