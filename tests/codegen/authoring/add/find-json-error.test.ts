import { expect, it } from 'vitest'
import { findJsonError } from '../../../../codegen/authoring/add/read-sample.ts'

it.each([
  ['{"a": tru}', 1, 7],
  ['{"a": 1,}', 1, 9],
  ['{"a": 1', 1, 8],
  ['{"a" 1}', 1, 6],
  ['{a: 1}', 1, 2],
  ["{'a': 1}", 1, 2],
  ['[1, 2', 1, 6],
  ['[1 2]', 1, 4],
  ['[1,\n 2,\r\n  ]', 3, 3],
  ['{"a": "b\nc"}', 1, 7],
  ['{"a": "\\x"}', 1, 7],
  ['[01]', 1, 3],
  ['[1]]', 1, 4],
  ['[1}', 1, 3],
  ['{"a": [1, {"b": 2}, ]}', 1, 21],
  ['// oi\n{}', 1, 1],
  ['{} {}', 1, 4],
  ['[NaN]', 1, 2],
])('finds the error of %j at %d:%d', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(findJsonError(text)).toEqual({ line, column })
})
