import type { Block, BlockByKind, Item } from '@manifest/schema/result.ts'
import { expect, it } from 'vitest'
import type { AnsweredOutcome } from '../../../src/consultas/outcome.ts'
import { removeRepeatedText } from '../../../src/consultas/subject-page/repeats/repeated-block.tsx'

const alert: BlockByKind<'alert'> = {
  block: 'alert',
  title: 'Constam protestos',
  status: 'danger',
  value: 'mensagem',
}

const item = (label: string, value: string, more: Partial<Item> = {}): Item => ({
  label,
  value,
  sensitive: false,
  ...more,
})

const totals = [
  item('Títulos', 'titulos'),
  item('Cartórios', 'cartorios'),
  item('Valor', 'valor', { format: 'currency' }),
]

function readText(mensagem: string, items: Item[]): string | undefined {
  const answer = { mensagem, titulos: 3, cartorios: 3, valor: 3850.3 }
  const outcome: AnsweredOutcome = { status: 'found', answer, source: 'Fonte', isDemo: false, at: 0 }
  const fields: Block = { block: 'fields', title: 'Resumo', items }
  return removeRepeatedText(alert, { result: [alert, fields] }, outcome).value
}

const sentence = '3 títulos protestados em 3 cartórios somam R$ 3.850,30.'

it('leaves out a sentence whose figures are all labelled values of the answer', () => {
  expect(readText(sentence, totals)).toBeUndefined()
})

it('keeps a sentence with a figure that no value shows, or that only one of two shows', () => {
  expect(readText('3 títulos somam R$ 3.850,30 desde 2019.', totals)).toBe('mensagem')
  expect(readText(sentence, totals.slice(1))).toBe('mensagem')
})

it('keeps a sentence without a figure that stands out, and one whose value is hidden', () => {
  expect(readText('A empresa tem 3 protestos.', totals)).toBe('mensagem')
  const hidden = totals.map((one) => ({ ...one, sensitive: one.value === 'valor' }))
  expect(readText(sentence, hidden)).toBe('mensagem')
})
