import type { Browser } from '@playwright/test'
import type { RunBenchmark } from '../benchmark.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import { serveProduct } from './build-product.ts'
import type { BuiltApp } from './built-app.ts'
import { dossiePath, measureDossie, watchDossie } from './dossie.ts'
import {
  buildCpfList,
  copyWithLargeBatch,
  largeBatchPath,
  largeBatchVariables,
  mockCpfAnswers,
  runLargeBatch,
} from './large-batch.ts'
import {
  buildLargeAnswer,
  measureExport,
  measureFirstRows,
  measureScrolling,
  mockNameAnswer,
} from './large-data.ts'
import { watchLongTasks } from './long-tasks.ts'
import { startBrowser } from './start-browser.ts'

/**
 * Measures a result of 50,000 rows and a batch of 5,000 lines, in a live build whose sources the browser
 * answers, and a dossiê of the demonstration.
 */
export const largeData: RunBenchmark = async ({ rounds, log }) => {
  const { folder, remove } = copyWithLargeBatch()
  Object.assign(process.env, largeBatchVariables)
  const app = await serveProduct(log, folder)
  for (const name of Object.keys(largeBatchVariables)) delete process.env[name]
  const demo = await serveProduct(log)
  const list = buildCpfList()
  const browser = await startBrowser()
  const answer = buildLargeAnswer()
  try {
    log('Mede')
    return await interleave(
      [
        () => measureTable(browser, app, answer),
        () => measureBatch(browser, app, list),
        () => measureParts(browser, demo),
      ],
      rounds,
    )
  } finally {
    await browser.close()
    app.close()
    demo.close()
    remove()
  }
}

async function measureTable(browser: Browser, app: BuiltApp, answer: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await watchLongTasks(page)
    await app.signIn(page)
    await mockNameAnswer(page, answer)
    await page.goto(`${app.url}/consulta/nome`)
    await page.getByLabel(/^Nome/).first().fill('Ana Exemplo')
    const first = await measureFirstRows(page)
    const scrolled = await measureScrolling(page)
    const csv = await measureExport(page, 'CSV')
    const json = await measureExport(page, 'JSON')
    return [
      figure('Tabela de 50.000 linhas: da resposta às primeiras (ms)', first.ms),
      figure('Tabela de 50.000 linhas: quadro mais longo ao rolar (ms)', scrolled.worst),
      figure('Tabela de 50.000 linhas: quadro mediano ao rolar (ms)', scrolled.median),
      figure('Tabela de 50.000 linhas: quadro mediano parada (ms)', scrolled.idle),
      figure('CSV de 50.000 linhas: tarefa mais longa (ms)', csv.tasks.longest),
      figure('CSV de 50.000 linhas: até o arquivo (ms)', csv.ms),
      figure('JSON de 50.000 linhas: tarefa mais longa (ms)', json.tasks.longest),
      figure('JSON de 50.000 linhas: até o arquivo (ms)', json.ms),
    ]
  } finally {
    await context.close()
  }
}

async function measureBatch(browser: Browser, app: BuiltApp, list: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await watchLongTasks(page)
    await app.signIn(page)
    await mockCpfAnswers(page)
    await page.goto(app.url + largeBatchPath)
    await page.getByLabel('Lista', { exact: true }).waitFor()
    const { start, steps } = await runLargeBatch(page, list)
    const most = Math.max(...steps.map(({ memory }) => memory))
    const longest = Math.max(...steps.map((step) => step.longest))
    return [
      figure('Lote de 5.000 linhas: tarefa mais longa (ms)', longest),
      ...steps.map((step) =>
        figure(`Lote de 5.000 linhas, ${step.name}: tarefa mais longa (ms)`, step.longest),
      ),
      figure('Lote de 5.000 linhas: memória acima do início (MB)', most - start),
    ]
  } finally {
    await context.close()
  }
}

async function measureParts(browser: Browser, demo: BuiltApp): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await watchDossie(page)
    await demo.signIn(page)
    await page.goto(demo.url + dossiePath)
    const { first, last, longest } = await measureDossie(page)
    return [
      figure('Dossiê: da primeira resposta à primeira parte (ms)', first),
      figure('Dossiê: da primeira resposta à última parte (ms)', last),
      figure('Dossiê: tarefa mais longa (ms)', longest),
    ]
  } finally {
    await context.close()
  }
}

const figure = (measure: string, value: number): Figure => ({ measure, target: 'averigua', value })
