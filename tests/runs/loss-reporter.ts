import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { replaceLossTable, type TriedWay } from './loss-table.ts'

const root = join(import.meta.dirname, '../..')

const document = join(root, 'docs/confiabilidade.md')

/** Writes the table of docs/confiabilidade.md after a complete run. */
export default class LossReporter implements Reporter {
  private tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd({ status }: FullResult) {
    if (status === 'interrupted' || status === 'timedout') return
    const ways = this.tests.flatMap(readWays)
    writeFileSync(document, replaceLossTable(readFileSync(document, 'utf8'), ways))
  }
}

const readWays = (test: TestCase): TriedWay[] =>
  test.annotations
    .filter(({ type }) => type === 'loss')
    .map(({ description: way = '' }) => ({
      way,
      isPassed: test.outcome() === 'expected',
      file: relative(root, test.location.file).replaceAll('\\', '/'),
      title: test.title,
    }))
