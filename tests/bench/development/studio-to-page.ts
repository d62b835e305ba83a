import type { Browser, Page } from '@playwright/test'
import { startDevServer } from '../../e2e/support/dev-server.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'

const measure = 'No estúdio, da mudança à página (ms)'
const frame = 'iframe[title="Página"]'

/** Measures from a change in the studio to the first frame of the page that shows it, in the form and in YAML. */
export async function measureStudioToPage(
  browser: Browser,
  folder: string,
  rounds: number,
): Promise<Figure[]> {
  const server = await startDevServer(folder)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${server.url}/__manifesto#consultas/cep.yaml/defaults/result/0`)
    await page.frameLocator(frame).getByText('Praça da Sé').first().waitFor({ timeout: 120_000 })
    const marks = Array.from({ length: (rounds + 1) * 2 }, (_, index) => `r${index}r`)
    const tasks = [
      async () => toFigures('formulário', await measureForm(page, marks.shift() ?? '')),
      async () => toFigures('YAML', await measureYaml(page, marks.shift() ?? '')),
    ]
    // The first change of each kind also loads code.
    return await interleave(tasks, rounds, { warmUp: true })
  } finally {
    await page.close()
    await server.close()
  }
}

const toFigures = (name: string, value: number): Figure[] => [
  { measure, target: 'averigua', value },
  { measure: `No estúdio, da mudança à página: ${name} (ms)`, target: 'averigua', value },
]

async function measureForm(page: Page, mark: string): Promise<number> {
  await page.getByRole('tab', { name: 'Formulário' }).click()
  const title = page
    .getByRole('region', { name: 'Editor' })
    .getByRole('textbox', { name: 'Título', exact: true })
    .first()
  await title.fill(`Endereço ${mark}`)
  return measureChange(page, mark, () => title.press('Enter'))
}

async function measureYaml(page: Page, mark: string): Promise<number> {
  await page.getByRole('tab', { name: 'YAML' }).click()
  const line = page.locator('.cm-line', { hasText: /^ +title: Endereço/ }).first()
  await line.click()
  await page.keyboard.press('End')
  // A completion or a check that is under way would count.
  await page.waitForLoadState('networkidle')
  return measureChange(page, mark, () => page.keyboard.insertText(` ${mark}`))
}

async function measureChange(page: Page, mark: string, change: () => Promise<void>): Promise<number> {
  const shown = page.waitForFunction(
    ({ selector, text }) =>
      document
        .querySelector<HTMLIFrameElement>(selector)
        ?.contentDocument?.body.textContent?.includes(text) && performance.timeOrigin + performance.now(),
    { selector: frame, text: mark },
    { polling: 'raf', timeout: 60_000 },
  )
  const start = performance.timeOrigin + performance.now()
  await change()
  return Number(await (await shown).jsonValue()) - start
}
