import { expect, it } from 'vitest'
import { findNextNode, readDirection } from '@/session/graph/canvas/graph-canvas.tsx'
import { findMatches } from '@/session/graph/use-workbench.ts'

const centers = new Map([
  ['middle', { x: 0, y: 0 }],
  ['right', { x: 200, y: 20 }],
  ['far right', { x: 400, y: 0 }],
  ['above', { x: 30, y: -90 }],
  ['left', { x: -300, y: -10 }],
])

it.each([
  ['ArrowRight', 'right'],
  ['ArrowUp', 'above'],
  ['ArrowLeft', 'left'],
  ['ArrowDown', undefined],
])('%s goes to the nearest node there', (key, expected) => {
  const direction = readDirection(key)
  expect(direction && findNextNode(centers, 'middle', direction)).toBe(expected)
})

const node = (id: string, title: string, detail: string) =>
  ({ id, type: 'subject', kind: 'cpf', title, detail, label: '' }) as const

const searched = [
  { node: node('a', 'Antônia do Vale', '***.444.777-**'), texts: ['111.444.777-35'] },
  { node: node('b', '***.982.247-**', 'CPF'), texts: ['529.982.247-25'] },
]

it.each([
  ['antonia', ['a']],
  ['529.982', ['b']],
  ['44477', ['a']],
  ['nada', []],
  [' ', undefined],
])('the search for %j finds %j', (query, expected) => {
  expect(findMatches(query, searched)).toEqual(expected)
})
