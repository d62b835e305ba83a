import { expect, it } from 'vitest'
import { literal } from '../../../codegen/emit/literal.ts'
import { shareBeginnings } from '../../../codegen/emit/share-beginnings.ts'

/** What is named, and each list as its name and the number of items after it. */
function shared(lists: unknown[][]) {
  const named: string[] = []
  const written = shareBeginnings(lists, (items) => {
    named.push(literal(items).replace(/\s+/g, ' '))
    return `n${named.length}`
  })
  return {
    named: named.map((text) => text.replaceAll(filler, '')),
    lists: written.map(({ name, rest }) => [name, rest.length]),
  }
}

/** Makes an item long enough to be worth a name. */
const filler = '-'.repeat(100)

const [a, b, c] = ['a', 'b', 'c'].map((text) => ({ text: text + filler }))

it('names what lists have in common once, however they go on', () => {
  expect(shared([[a, b], [a, b, c], [a, b], [c]])).toEqual({
    named: ["[ { text: 'a', }, { text: 'b', }, ]"],
    lists: [
      ['n1', 0],
      ['n1', 1],
      ['n1', 0],
      [undefined, 1],
    ],
  })
})

it('makes a longer beginning of a shorter one', () => {
  expect(shared([[a], [a, b], [a, b], [a, c]])).toEqual({
    named: ["[ { text: 'a', }, ]", "[ ...n1, { text: 'b', }, ]"],
    lists: [
      ['n1', 0],
      ['n2', 0],
      ['n2', 0],
      ['n1', 1],
    ],
  })
})

it('takes equal items for the same, and others not', () => {
  const zeros = [
    { text: filler, value: 0 },
    { text: filler, value: -0 },
  ]
  expect(shared([[{ ...a }], [{ ...a }]]).lists).toEqual([
    ['n1', 0],
    ['n1', 0],
  ])
  expect(shared(zeros.map((zero) => [zero])).named).toEqual([])
})

it('finds an item that one list has twice', () => {
  expect(shared([[a, a], [a]]).lists).toEqual([
    ['n1', 1],
    ['n1', 0],
  ])
  expect(shared([[a, a]]).named).toEqual([])
})

it('names nothing that is empty or short', () => {
  expect(shared([[], [], ['x'], ['x'], [null], [null]]).named).toEqual([])
  expect(shared(Array.from({ length: 100 }, () => ['x'])).named).toEqual(["['x']"])
})

it('shares long lists', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => index)
  expect(shared([long, [...long, 0]]).lists).toEqual([
    ['n1', 0],
    ['n1', 1],
  ])
})
