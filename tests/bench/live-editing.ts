// `npm run bench:live`: how long it takes from a save to the changed page, in Vite's development server and Chromium. As
// machines differ, Vite's own replacement of a component is measured in turn with each save of the manifest.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startDevServer } from '../e2e/support/dev-server.ts'
import { findBrowser } from '../e2e/support/find-browser.mjs'
import { signIn } from '../e2e/support/test.ts'
import { copyProject } from '../support/project-copy.ts'

const rounds = Number(process.argv[2] ?? 30)

/** What is saved: a text that stands in a file and on the page. */
type Subject = { name: string; file: string; text: string }

const menu = { name: 'menu', file: 'manifest/menu.yaml', text: 'Consultas, icon: LuSearch' }
const smallFamily = { name: 'cep', file: 'manifest/consultas/cep.yaml', text: 'Endereço por CEP' }
const largestFamily = { name: 'cpf', file: 'manifest/consultas/cpf.yaml', text: 'Dados cadastrais' }
const component = { name: 'component', file: 'src/layout/footer.tsx', text: '© {' }

/** The pages that are open meanwhile, and what is saved in turn on each. */
const visits: { path: string; subjects: Subject[] }[] = [
  { path: '/consulta/cep', subjects: [menu, smallFamily, component] },
  { path: '/consulta/cpf', subjects: [largestFamily, component] },
]

const { folder, remove } = copyProject()
const server = await startDevServer(folder)
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page)
  const times = new Map<string, number[]>()
  for (const { path, subjects } of visits) {
    await page.goto(server.url + path, { timeout: 120_000 })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    for (let round = 0; round <= rounds; round += 1)
      for (const subject of subjects) {
        const ms = await timeOfSave(page, subject, `r${round}`)
        // The first of each kind loads what the later ones have.
        if (round > 0) times.set(subject.name, [...(times.get(subject.name) ?? []), ms])
      }
  }
  report(times)
} finally {
  await browser.close()
  await server.close()
  remove()
}

/** Milliseconds from the save to the first frame in which the page has the mark. */
async function timeOfSave(page: Page, { file, text }: Subject, mark: string): Promise<number> {
  const path = join(folder, file)
  const saved = readFileSync(path, 'utf8')
  const [word = ''] = text.split(/[,{]/)
  const marked = `${word.trim()} ${mark}`
  const before = new RegExp(`${word.trim().replace(/[.*+?]/g, '\\$&')}( r\\d+)?`)
  const shown = page.waitForFunction(
    (text) => document.body.textContent?.includes(text) && performance.timeOrigin + performance.now(),
    marked,
    { polling: 'raf', timeout: 60_000 },
  )
  const start = performance.timeOrigin + performance.now()
  writeFileSync(path, saved.replace(before, marked))
  return Number(await (await shown).jsonValue()) - start
}

function report(times: Map<string, number[]>) {
  const reference = quantile(times.get('component') ?? [], 0.5)
  for (const [name, all] of times) {
    const [median, ninth] = [quantile(all, 0.5), quantile(all, 0.9)]
    console.log(
      `${name.padEnd(10)} median ${median.toFixed(0)} ms, 9 of 10 below ${ninth.toFixed(0)} ms, ${(median / reference).toFixed(2)} of a component`,
    )
  }
}

function quantile(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? Number.NaN
}
