import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import { serveProduct } from './build-product.ts'
import { clickLinks } from './click-links.ts'
import { startBrowser } from './start-browser.ts'

const entryCount = 1000
const entriesPerGroup = 40

/** The pages that the shipped menus name, each once. */
const linkPattern = /\{ title: ([^,]+), link: (\/[^ ,}]+) \}/g

/** Measures clicks between visited pages with a side menu of 1,000 entries and all groups open. */
export async function measureLargeMenu(rounds: number, log: (text: string) => void): Promise<Figure[]> {
  const { folder, remove } = copyProject()
  const file = join(folder, 'manifest/menu.yaml')
  const menu = readFileSync(file, 'utf8')
  const pages = parseMenuPages(menu)
  writeFileSync(
    file,
    menu.replace(/^sidebar:\n[\s\S]*?(?=^userMenu:)/m, `sidebar:\n${buildMenuGroups(pages)}\n`),
  )
  const app = await serveProduct(log, folder)
  const browser = await startBrowser()
  const links = pages.map(({ link }) => link).filter((link) => link !== app.paths.dashboard)
  const measure = async (): Promise<Figure[]> => {
    const [, visited = []] = await clickLinks(browser, app, links.slice(0, 5), { passes: 2 })
    return visited.map((value) => figure('clique até a página já visitada (ms)', value))
  }
  try {
    return await interleave([measure], rounds)
  } finally {
    await browser.close()
    app.close()
    remove()
  }
}

const figure = (name: string, value: number): Figure => ({
  measure: `Menu de 1.000 entradas: ${name}`,
  target: 'averigua',
  value,
})

function parseMenuPages(menu: string) {
  const titles = new Map([...menu.matchAll(linkPattern)].map(([, title = '', link = '']) => [link, title]))
  return [...titles].map(([link, title]) => ({ link, title }))
}

function buildMenuGroups(pages: { link: string; title: string }[]): string {
  const lines = Array.from({ length: entryCount }, (_, index) => {
    const page = pages[index % pages.length]
    const head = `  - title: Grupo ${index / entriesPerGroup + 1}\n    isOpen: true\n    children:\n`
    return `${index % entriesPerGroup === 0 ? head : ''}      - { title: ${page?.title}, link: ${page?.link} }\n`
  })
  return lines.join('')
}
