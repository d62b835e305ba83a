import type { Json } from '@manifest/schema/consulta.ts'
import { block as blockSchema } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { cellText } from '@/lib/format/cell.ts'
import { computeShare, readScoreFacts, splitScale } from '../../../src/blocks/score/facts.ts'
import { scoreTexts } from '../../../src/blocks/score/text.ts'

const parsed = blockSchema.parse({
  block: 'score',
  value: 'pontos',
  bands: [
    { upTo: 500, label: 'Risco alto', color: 'orange' },
    { upTo: 1000, label: 'Risco baixo', color: 'success' },
  ],
  empty: 'Não há pontuação.',
  model: 'modelo',
  paying: { value: 'em_dia' },
  history: { value: 'meses', month: 'mes', points: 'pontos' },
  factors: {
    value: 'fatores',
    label: 'nome',
    effect: 'efeito',
    unfavorable: 'Desfavorável',
    favorable: 'Favorável',
    weight: 'peso',
    weights: ['Baixo', 'Alto'],
    detail: 'obs',
  },
})
if (parsed.block !== 'score') throw new Error('Not a score')
const block = parsed

const answer = {
  pontos: 412,
  modelo: 'Crédito pessoal',
  em_dia: 58,
  meses: [
    { mes: '2026-11', pontos: 412 },
    { mes: '2026-01', pontos: '520' },
    { mes: '2026-10', pontos: 408 },
    { mes: '2026-09', pontos: null },
  ],
  fatores: [
    { nome: 'Protestos', efeito: 'Desfavorável', peso: 'Alto', obs: 'Três títulos' },
    { nome: 'Cadastro', efeito: 'Favorável', peso: 'Baixo', obs: null },
  ],
}

const createBlockData = (json: Json, missing: string[] = []) => ({
  answer: json,
  missing,
  isRevealed: () => false,
})

describe('the facts of a score', () => {
  it('have the months in order, and the change since the month before', () => {
    const facts = readScoreFacts(block, createBlockData(answer))
    expect(facts?.months).toEqual([
      { month: 'janeiro de 2026', given: '2026-01', points: 520 },
      { month: 'outubro de 2026', given: '2026-10', points: 408 },
      { month: 'novembro de 2026', given: '2026-11', points: 412 },
    ])
    expect(facts?.change).toEqual({ amount: '+4', since: 'desde outubro de 2026' })
  })

  it.each([
    [400, '-8'],
    [408, 'Sem mudança'],
    [1408, '+1.000'],
  ])('compare a score of %d with the month before', (pontos, amount) => {
    expect(readScoreFacts(block, createBlockData({ ...answer, pontos }))?.change?.amount).toBe(amount)
  })

  it.each([
    [93, 'De cada 100 pessoas com este perfil, 93 pagam em dia'],
    [1, 'De cada 100 pessoas com este perfil, 1 paga em dia'],
    [null, undefined],
  ])('say how many of a hundred pay: %s', (em_dia, sentence) => {
    expect(readScoreFacts(block, createBlockData({ ...answer, em_dia }))?.paying).toBe(sentence)
  })

  it('are absent without a score, and fewer without optional values', () => {
    expect(readScoreFacts(block, createBlockData({ ...answer, pontos: null }))).toBeUndefined()
    expect(readScoreFacts(block, createBlockData({ pontos: 700 }))).toMatchObject({
      change: undefined,
      months: [],
      factors: [],
    })
  })
})

it('writes a score with all of its facts as text', () => {
  expect(scoreTexts.text(block, createBlockData(answer))).toEqual([
    '412 (Risco alto)',
    '+4 desde outubro de 2026',
    'De cada 100 pessoas com este perfil, 58 pagam em dia',
    'Modelo: Crédito pessoal',
    'Protestos: Desfavorável, peso Alto (Três títulos)',
    'Cadastro: Favorável, peso Baixo',
    'janeiro de 2026: 520',
    'outubro de 2026: 408',
    'novembro de 2026: 412',
  ])
  expect(scoreTexts.text(block, createBlockData({ pontos: null }))).toEqual(['Não há pontuação.'])
})

it('exports a score with all of its facts', () => {
  const rows = [...scoreTexts.rows(block, createBlockData(answer))]
  expect(rows.map((row) => row.map(cellText))).toEqual([
    ['Pontuação', '412', 'Risco alto'],
    ['Mudança', '+4', 'desde outubro de 2026'],
    ['Perfil', 'De cada 100 pessoas com este perfil, 58 pagam em dia'],
    ['Modelo', 'Crédito pessoal'],
    ['Fator', 'Efeito', 'Peso', 'Observação'],
    ['Protestos', 'Desfavorável', 'Alto', 'Três títulos'],
    ['Cadastro', 'Favorável', 'Baixo', '—'],
    ['Mês', 'Pontos'],
    ['janeiro de 2026', '520'],
    ['outubro de 2026', '408'],
    ['novembro de 2026', '412'],
  ])
  expect(rows[0]?.[1]).toEqual({ text: '412', value: 412, format: 'number' })
  expect(rows.at(-1)?.[0]).toEqual({ text: 'novembro de 2026', value: '2026-11', format: 'month' })
  expect(scoreTexts.rows(block, createBlockData({ pontos: null }))).toEqual([
    ['Pontuação', 'Não há pontuação.'],
  ])
})

describe('the scale', () => {
  const shares = (upTo: number[], min = 0, max = 100) => {
    const bands = upTo.map((end) => ({ upTo: end, label: `${end}`, color: 'info' as const }))
    return splitScale(bands, min, max).map(({ end, share }) => [end, share])
  }

  it('is split into bands, and the last one ends at the maximum', () => {
    expect(shares([25, 75, 80])).toEqual([
      [25, 0.25],
      [75, 0.5],
      [100, 0.25],
    ])
  })

  it('leaves out bands outside the scale, and has one segment without bands', () => {
    expect(shares([0, 50, 100])).toEqual([
      [50, 0.5],
      [100, 0.5],
    ])
    expect(shares([])).toEqual([[100, 1]])
    expect(shares([5], 0, 0)).toEqual([[0, 1]])
  })

  it('clamps scores to the scale', () => {
    expect([-5, 50, 500].map((score) => computeShare(score, 0, 100))).toEqual([0, 0.5, 1])
    expect(computeShare(5, 0, 0)).toBe(0)
  })
})
