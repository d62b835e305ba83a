import type { LayoutParts, ProductBlock } from '@manifest/blocks/index.ts'
import { layoutPaths } from '@manifest/blocks/index.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { hasSensitiveLayout } from '../../../src/consultas/results/sensitive-paths.ts'
import { answerCsv, answerJson } from '../../support/answer-files.ts'
import { createFound } from '../../support/create-found.ts'
import { csvText, jsonText } from '../batch/support/run-text.ts'

const secret = 'https://segredo.example/99988877714'

const item = { label: 'Segredo', value: 'secret', sensitive: true }

const rows = [{ secret, deep: { secret } }, { secret }]

type Samples = {
  [Kind in Exclude<keyof LayoutParts, ProductBlock>]: { layout: LayoutParts[Kind]; answer: Json }
}

/** Layouts of each kind with all values sensitive. The compiler requires one for a new kind. */
const samples: Samples = {
  summary: { layout: { value: 'secret', sensitive: true, detail: item }, answer: { secret } },
  fields: { layout: { block: 'fields', items: [item] }, answer: { secret } },
  table: {
    layout: { block: 'table', value: 'rows', columns: [item, { ...item, value: 'deep.secret' }] },
    answer: { rows },
  },
  list: { layout: { block: 'list', value: 'texts', sensitive: true }, answer: { texts: [secret, secret] } },
  image: { layout: { block: 'image', value: 'secret', alt: 'Foto', sensitive: true }, answer: { secret } },
  score: { layout: { block: 'score', value: 'score', min: 0, max: 1000, bands: [] }, answer: { score: 1 } },
  alert: { layout: { block: 'alert', status: 'info', text: 'Aviso' }, answer: {} },
  timeline: {
    layout: { block: 'timeline', value: 'rows', date: 'day', label: 'event' },
    answer: { rows: [] },
  },
}

/** Tables of lists inside rows: of objects, of plain values, and of lists inside lists. */
const innerTables: [string, Samples['table']][] = [
  ['each', 'secret', { inner: [{ secret }, { secret }] }],
  ['plain each', undefined, { inner: [secret, secret] }],
  ['deep each', 'secret', { inner: [[{ secret }], [{ secret }]] }],
].map(([name, key, row]) => [
  `table, ${name}`,
  {
    layout: {
      block: 'table',
      value: 'rows',
      each: 'inner',
      columns: [{ ...item, value: key === undefined ? 'inner' : `inner.${key}` }],
    },
    answer: { rows: [row, row] as Json },
  },
])

const identity = { id: 'teste/1', family: 'teste', variant: 1, path: '/consulta/teste', title: 'Teste' }

const cases = [...Object.entries(samples), ...innerTables].map(([kind, { layout, answer }]) => {
  const definition: ConsultaDefinition = {
    ...identity,
    fields: [],
    example: null,
    examples: [],
    ...('block' in layout ? { result: [layout] } : { summary: layout, result: [] }),
  }
  return { kind, definition, layout, answer }
})

const createRow = (answer: Json) => ({
  line: { numbers: [1], values: {}, typed: '1' },
  state: 'found' as const,
  outcome: createFound(answer),
})

type Writer = (
  definition: ConsultaDefinition,
  answer: Json,
  isRevealed: () => boolean,
) => string | Promise<string>

/** All formats of an answer. */
const writers: [string, Writer][] = [
  ['text', (definition, answer, isRevealed) => answerText(definition, createFound(answer), isRevealed)],
  ['CSV', (definition, answer, isRevealed) => answerCsv(definition, createFound(answer), isRevealed)],
  ['JSON', (definition, answer, isRevealed) => answerJson(definition, createFound(answer), isRevealed)],
  [
    'CSV of a batch',
    (definition, answer, isRevealed) => csvText(definition, [createRow(answer)], isRevealed()),
  ],
  [
    'JSON of a batch',
    (definition, answer, isRevealed) => jsonText(definition, [createRow(answer)], isRevealed()),
  ],
]

/** Counts `sensitive: true` in a layout. */
const countSensitive = (layout: unknown) => JSON.stringify(layout).split('"sensitive":true').length - 1

it.each(cases)('the paths of $kind include all sensitive values of its layout', ({ definition, layout }) => {
  const values = layoutPaths(definition).flatMap(({ rows = [], ...value }) => [value, ...rows])
  expect(values.filter(({ isSensitive }) => isSensitive)).toHaveLength(countSensitive(layout))
})

describe.each(cases.filter(({ definition }) => hasSensitiveLayout(definition)))(
  '$kind',
  ({ definition, answer }) => {
    it.each(writers)('hides sensitive values in the %s', async (_, write) => {
      expect(await write(definition, answer, () => false)).not.toContain(secret)
    })

    it('shows the values that the user revealed', () => {
      expect(answerJson(definition, createFound(answer), () => true)).toContain(secret)
    })
  },
)
