import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { replaceAnswerTable, replaceLossTable, type TriedAnswer, type TriedWay } from './tried-tables.ts'

const root = join(import.meta.dirname, '../..')

const document = join(root, 'docs/confiabilidade.md')

/** Writes the tables of docs/confiabilidade.md after a complete run. A run of one kind of tests leaves the other table. */
export default class TriedReporter implements Reporter {
  private tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd({ status }: FullResult) {
    if (status === 'interrupted' || status === 'timedout') return
    const [ways, answers] = [this.tests.flatMap(readWays), this.tests.flatMap(readAnswers)]
    let text = readFileSync(document, 'utf8')
    if (ways.length > 0) text = replaceLossTable(text, ways)
    if (answers.length > 0) text = replaceAnswerTable(text, answers)
    writeFileSync(document, text)
  }
}

const listNotes = (test: TestCase, kind: string): string[] =>
  test.annotations.flatMap(({ type, description }) => (type === kind ? [description ?? ''] : []))

const readWays = (test: TestCase): TriedWay[] =>
  listNotes(test, 'loss').map((way) => ({
    way,
    isPassed: test.outcome() === 'expected',
    file: relative(root, test.location.file).replaceAll('\\', '/'),
    title: test.title,
  }))

/** The notes of a test that failed are those of what it tried before. */
const readAnswers = (test: TestCase): TriedAnswer[] =>
  listNotes(test, 'truth').map((note) => {
    const [answer = '', place = '', count = ''] = note.split(' · ')
    return { answer, place, count, isPassed: test.outcome() === 'expected' }
  })
