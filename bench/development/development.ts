import { copyProject } from '../../tests/support/project-copy.ts'
import { startBrowser } from '../browser/start-browser.ts'
import { interleave } from '../measure/interleave.ts'
import type { RunPart } from '../part.ts'
import { coldStart } from './cold-start.ts'
import { saveToPage } from './save-to-page.ts'

/** What a developer waits for: the server's first page, and each save. On a copy of the project. */
export const development: RunPart = async ({ rounds, log }) => {
  const { folder, remove } = copyProject()
  const browser = await startBrowser()
  try {
    log('Servidor de desenvolvimento, a frio')
    const cold = await interleave([() => coldStart(browser, folder)], rounds)
    log('Do salvar à página')
    return [...cold, ...(await saveToPage(browser, folder, rounds * 2))]
  } finally {
    await browser.close()
    remove()
  }
}
