import { copyProject } from '../../support/project-copy.ts'
import type { RunBenchmark } from '../benchmark.ts'
import { startBrowser } from '../browser/start-browser.ts'
import { interleave } from '../measure/interleave.ts'
import { measureColdStart } from './cold-start.ts'
import { measureSaveToPage } from './save-to-page.ts'
import { measureStudioToPage } from './studio-to-page.ts'

/** Measures the dev server's first page, each save and changes in the studio, on a copy of the project. */
export const development: RunBenchmark = async ({ rounds, log }) => {
  const { folder, remove } = copyProject()
  const browser = await startBrowser()
  try {
    log('Servidor de desenvolvimento, a frio')
    const cold = await interleave([() => measureColdStart(browser, folder)], rounds)
    log('Do salvar à página')
    const saves = await measureSaveToPage(browser, folder, rounds * 2)
    log('Do estúdio à página')
    return [...cold, ...saves, ...(await measureStudioToPage(browser, folder, rounds * 2))]
  } finally {
    await browser.close()
    remove()
  }
}
