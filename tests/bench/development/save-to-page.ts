import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startDevServer } from '../../e2e/support/dev-server.ts'
import { signIn } from '../../e2e/support/test.ts'
import type { BenchTarget, Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'

/** A text that is in a file and on the open page, and is replaced by a save. */
type SaveCase = { name: string; target: BenchTarget; page: string; file: string; text: string }

/** Vite loses a component's save that follows an update at once. No user saves so fast. */
const pauseMs = 300

const yamlMeasure = 'Do salvar de um YAML à página (ms)'
const component = { target: 'component', file: 'src/layout/footer.tsx', text: '© {' } as const

/** Vite's own update of a component is measured in turn with the manifest, as a baseline. */
const saves: SaveCase[] = [
  { name: 'menu', target: 'averigua', page: '/consulta/cep', file: 'manifest/menu.yaml', text: 'Consultas' },
  {
    name: 'família pequena',
    target: 'averigua',
    page: '/consulta/cep',
    file: 'manifest/consultas/cep.yaml',
    text: 'Endereço por CEP',
  },
  {
    name: 'maior família',
    target: 'averigua',
    page: '/consulta/cpf',
    file: 'manifest/consultas/cpf.yaml',
    text: 'Dados cadastrais',
  },
  { name: 'componente', page: '/consulta/cep', ...component },
  { name: 'componente', page: '/consulta/cpf', ...component },
]

/** Measures from a save to the first frame with the new text, on the dev server. */
export async function measureSaveToPage(browser: Browser, folder: string, rounds: number): Promise<Figure[]> {
  const server = await startDevServer(folder)
  try {
    const figures: Figure[] = []
    for (const path of new Set(saves.map(({ page }) => page))) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await signIn(page)
      await page.goto(server.url + path, { timeout: 120_000 })
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 })
      await page.waitForLoadState('networkidle')
      const marks = Array.from({ length: (rounds + 1) * saves.length }, (_, index) => `r${index}`)
      const tasks = saves
        .filter((save) => save.page === path)
        .map(
          (save) => async () => toFigures(save, await measureSave(page, folder, save, marks.shift() ?? '')),
        )
      // The first save of each kind also loads code.
      figures.push(...(await interleave(tasks, rounds, { warmUp: true })))
      await page.close()
    }
    return figures
  } finally {
    await server.close()
  }
}

function toFigures({ name, target }: SaveCase, value: number): Figure[] {
  const all: Figure = { measure: yamlMeasure, target, value }
  return target === 'component' ? [all] : [all, { ...all, measure: `Do salvar à página: ${name} (ms)` }]
}

async function measureSave(
  page: Page,
  folder: string,
  { file, text }: SaveCase,
  mark: string,
): Promise<number> {
  await page.waitForTimeout(pauseMs)
  const path = join(folder, file)
  const saved = readFileSync(path, 'utf8')
  const [word = ''] = text.split('{')
  const marked = `${word.trim()} ${mark}`
  const before = new RegExp(`${word.trim()}( r\\d+)?`)
  const shown = page.waitForFunction(
    (text) => document.body.textContent?.includes(text) && performance.timeOrigin + performance.now(),
    marked,
    { polling: 'raf', timeout: 60_000 },
  )
  const start = performance.timeOrigin + performance.now()
  writeFileSync(path, saved.replace(before, marked))
  return Number(await (await shown).jsonValue()) - start
}
