import { describe, expect, it } from 'vitest'
import { inventExample } from '../../../../codegen/authoring/sample-answer/invent-example.ts'
import { valueAt } from '../../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { createDraw } from './support/create-draw.ts'
import {
  buildAnswer,
  buildProviderAnswer,
  drawBirth,
  drawIncome,
  type Secrets,
} from './support/provider-answer.ts'

const toDays = (text: unknown) => Date.parse(`${toIsoDay(String(text))}T00:00:00Z`) / 86_400_000
const toIsoDay = (text: string) =>
  text.includes('/') ? text.split('/').reverse().join('-') : text.slice(0, 10)

/** The secrets that an attacker looks for: name, path of the invented value, parser, tolerance of a hit. */
const targets: [name: keyof Secrets, path: string, read: (value: unknown) => number, close: number][] = [
  ['birth', 'result.BirthDate', toDays, 3],
  ['opening', 'result.company.data_abertura', toDays, 3],
  ['income', 'result.income.rendaPresumida', Number, 5],
  ['latitude', 'result.address.latitude', Number, 0.01],
  ['longitude', 'result.address.longitude', Number, 0.01],
]

const count = 200

const answers = Array.from({ length: count }, (_, index) => {
  const { answer, secrets } = buildProviderAnswer(index + 1, index % 5)
  return { answer, secrets, example: inventExample(answer).example }
})

type Pair = { original: number; invented: number }

const collectPairs = ([name, path, read]: (typeof targets)[number]): Pair[] =>
  answers.map(({ secrets, example }) => ({
    original: read(secrets[name]),
    invented: read(valueAt(example, path)),
  }))

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Fits a line through the known pairs by least squares. */
function fitLine(pairs: Pair[]): (invented: number) => number {
  const [x, y] = [mean(pairs.map(({ invented }) => invented)), mean(pairs.map(({ original }) => original))]
  const spread = mean(pairs.map(({ invented }) => (invented - x) ** 2))
  const shared = mean(pairs.map(({ invented, original }) => (invented - x) * (original - y)))
  const slope = spread === 0 ? 0 : shared / spread
  return (invented) => y + slope * (invented - x)
}

const computeError = (pairs: Pair[], guess: (invented: number) => number) =>
  Math.sqrt(mean(pairs.map(({ invented, original }) => (guess(invented) - original) ** 2)))

const countHits = (pairs: Pair[], close: number, guess: (invented: number) => number) =>
  pairs.filter(({ invented, original }) => Math.abs(guess(invented) - original) <= close).length

describe('an example reveals only the magnitude of a value', () => {
  it.each(targets)('%s: 100 known originals do not predict another one', (...target) => {
    const pairs = collectPairs(target)
    const [trainingPairs, testPairs] = [pairs.slice(0, count / 2), pairs.slice(count / 2)]
    const average = mean(trainingPairs.map(({ original }) => original))
    const blind = computeError(testPairs, () => average)
    expect(computeError(testPairs, fitLine(trainingPairs)) / blind).toBeGreaterThan(0.9)
  })

  it.each(targets)(
    '%s: scaling or shifting the invented value finds no original',
    (_name, path, read, close) => {
      const pairs = collectPairs([_name, path, read, close])
      const shares = Array.from({ length: 40 }, (_, index) => 0.1 + (((index + 1) * 0.618034) % 1) * 0.8)
      const shifts = shares.map((share) => Math.ceil(share * 300))
      for (const guess of [
        ...shifts.map((shift) => (invented: number) => invented + shift),
        ...shares.map((share) => (invented: number) => {
          const least = Math.sign(invented) * 10 ** Math.floor(Math.log10(Math.abs(invented)))
          return least + (invented - least) / share
        }),
      ])
        expect(countHits(pairs, close, guess)).toBeLessThan(count / 40)
    },
  )

  it('brute force: all plausible originals give the same example', () => {
    const draw = createDraw(99)
    for (const [index, { secrets, example }] of answers.slice(0, 10).entries())
      for (let guess = 0; guess < 20; guess++) {
        const guessed = { ...secrets, birth: drawBirth(draw), income: drawIncome(draw) }
        expect(inventExample(buildAnswer(guessed, createDraw(index), index % 5)).example).toEqual(example)
      }
  })
})

it('answers of one form give the same example', () => {
  const written = (answer: Json) => JSON.stringify(inventExample(answer))
  const first = written(buildProviderAnswer(1, 3).answer)
  for (let seed = 2; seed <= count; seed++) expect(written(buildProviderAnswer(seed, 3).answer)).toBe(first)
})
