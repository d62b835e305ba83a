import { describe, expect, it } from 'vitest'
import { jsonPieces, pieceCount } from '../../../src/lib/format/json-pieces.ts'

const rows = Array.from({ length: 300 }, (_, index) => ({
  nome: `Ana "${index}"\n`,
  valor: index / 7,
  ativo: null,
}))

const values = {
  'a plain value': 'texto',
  'nothing inside': { lista: [], objeto: {}, vazio: undefined },
  'a long list': rows,
  'lists in lists': [[1, [2, [3, []]], {}], ...Array.from({ length: 60 }, (_, index) => index)],
  'an answer': {
    consulta: 'Ç',
    demonstration: false,
    purpose: undefined,
    answer: { pessoas: rows, total: 300 },
  },
  'keys of prototypes': JSON.parse('{"__proto__": {"a": [1, {"b": 2}]}, "constructor": {"c": []}}'),
}

describe('jsonPieces', () => {
  it.each(Object.entries(values))('yields the text of JSON.stringify for %s', (_, value) => {
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2))
  })

  it('yields about one piece per element of a long list', () => {
    expect([...jsonPieces(rows)]).toHaveLength(pieceCount(rows))
    expect(pieceCount(rows)).toBe(rows.length + 1)
  })
})
