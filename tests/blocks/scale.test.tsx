import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { BlockByKind, Summary } from '@manifest/schema/result.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ListBlock } from '@/blocks/list/view.tsx'
import { readScoreFacts } from '@/blocks/score/facts.ts'
import { SummaryBlock } from '@/blocks/summary/view.tsx'
import { findingTexts } from '@/consultas/results/findings/text.ts'
import { answerCsv } from '../support/answer-files.ts'
import { createFound } from '../support/create-found.ts'
import { renderInApp } from '../support/render-in-app.tsx'

afterEach(cleanup)

const summary: Summary = { value: 'saldo', sensitive: false, format: 'currency', scale: 100 }

const list: BlockByKind<'list'> = { block: 'list', value: 'parcelas', format: 'currency', scale: 100 }

const score: BlockByKind<'score'> = {
  block: 'score',
  value: 'nota',
  scale: 10,
  min: 0,
  max: 100,
  bands: [
    { upTo: 50, label: 'Baixa', color: 'danger' },
    { upTo: 100, label: 'Alta', color: 'success' },
  ],
  history: { value: 'meses', month: 'mes', points: 'nota' },
  paying: { value: 'parte', scale: 0.01, who: 'pessoas' },
}

const answer = {
  saldo: 134827,
  parcelas: [9990, '500'],
  nota: 812,
  parte: 0.93,
  meses: [
    { mes: '2026-10', nota: 800 },
    { mes: '2026-11', nota: 812 },
  ],
}

const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  summary,
  result: [list, score],
  findings: [{ value: 'nota', scale: 10, label: 'nota', when: 'always' }],
  example: null,
  examples: [],
}

/** Amounts contain a no-break space. */
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

it('divides the subject of an answer and the elements of a list on the page', async () => {
  await renderInApp(
    <>
      <SummaryBlock block={summary} answer={answer} />
      <ListBlock block={list} answer={answer} />
    </>,
  )
  expect(spaced(document.querySelector('h2')?.textContent ?? '')).toContain('R$ 1.348,27')
  const items = [...document.querySelectorAll('li')].map((item) => spaced(item.textContent ?? ''))
  expect(items).toEqual(['R$ 99,90', 'R$ 5,00'])
})

it('divides a score, its history and its share, before its bands apply', () => {
  expect(readScoreFacts(score, { answer, missing: [] })).toMatchObject({
    score: 81.2,
    text: '81,2',
    band: { label: 'Alta' },
    change: { amount: '+1,2' },
    paying: 'De cada 100 pessoas com este perfil, 93 pagam em dia',
  })
})

it('divides them in files and findings', () => {
  const csv = spaced(answerCsv(definition, createFound(answer), () => false))
  expect(csv).toContain('Identificação;R$ 1.348,27')
  expect(csv).toContain('R$ 99,90')
  expect(csv).toContain('Pontuação;81,2;Alta')
  expect(findingTexts(definition, createFound(answer), () => false)).toEqual(['nota 81.2 (Alta)'])
})

it('names no band of a score that a finding does not divide', () => {
  const undivided = { ...definition, findings: [{ value: 'nota', label: 'nota', when: 'always' as const }] }
  expect(findingTexts(undivided, createFound(answer), () => false)).toEqual(['nota 812'])
})
