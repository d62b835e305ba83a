import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasValidCpf } from '@manifest/contract/check-digits.ts'
import type { Page } from '@playwright/test'
import { choosePurpose } from '../../e2e/support/purpose.ts'
import { copyProject } from '../../support/project-copy.ts'
import { takeLongTasks } from './long-tasks.ts'

const lineCount = 5_000

/** The batch page of a copy made by `copyWithLargeBatch`. */
export const largeBatchPath = '/consulta/cpf/lote'

/**
 * Copies the project and raises the limits of its CPF batch: 5,000 lines, 1,000 per second. The caller
 * removes the copy.
 */
export function copyWithLargeBatch() {
  const copy = copyProject()
  const file = join(copy.folder, 'manifest/consultas/cpf.yaml')
  const shipped = /batch: \{ max: \d+, perMinute: \d+, concurrency: \d+ \}/
  const text = readFileSync(file, 'utf8')
  if (!shipped.test(text)) throw new Error('CPFs have no batch')
  const large = `batch: { max: ${lineCount}, perMinute: 60000, concurrency: 8 }`
  writeFileSync(file, text.replace(shipped, large))
  return copy
}

/** Variables of a live build of that copy. The page answers for its sources. */
export const largeBatchVariables = {
  VITE_SOURCES_MODE: 'live',
  VITE_GATEWAY_URL: 'http://127.0.0.1:4190',
  VITE_AUTH_PROVIDER: 'local',
}

/** Returns `count` valid CPFs, one per line, in descending order. */
export function buildCpfList(count = lineCount): string {
  const cpfs = Array.from({ length: count }, (_, index) => {
    const start = String(300_000_000 + index * 7919)
    return Array.from({ length: 100 }, (_, end) => start + String(end).padStart(2, '0')).find(hasValidCpf)
  })
  return cpfs.reverse().join('\n')
}

/** Adds four columns of the user to a list. Their cells are about as long as those of a real portfolio. */
export const addOwnColumns = (list: string): string =>
  [
    'CPF;Cliente;Contrato;Início;Observação',
    ...list
      .split('\n')
      .map(
        (cpf, index) =>
          `${cpf};Cliente ${index} & Filhos Ltda;CT-${index};0${(index % 9) + 1}/03/2024;"ligar; ${index}"`,
      ),
  ].join('\n')

/** An answer about as long as the real source's. */
const example = {
  nome: 'Ana Exemplo do Vale',
  data_nascimento: '1984-01-17',
  idade: 42,
  situacao: 'Regular',
  obito: false,
  sexo: 'Feminino',
  nacionalidade: 'Brasileira',
  naturalidade: 'Niterói/RJ',
  nome_mae: 'Bia Exemplo do Vale',
  documentos: { rg: '00.123.456-7', rg_orgao_emissor: 'DETRAN/RJ', nis: '12000000012' },
  atualizado_em: '2026-09-18',
}

/**
 * Answers each CPF, one in ten with nothing, and the balance inside the page, because network requests would
 * distort the measurement. Call it before the first `goto`.
 */
export const mockCpfAnswers = (page: Page) =>
  page.addInitScript((answer) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      if (String(input).endsWith('/creditos')) return new Response(JSON.stringify({ saldo: 1_000_000 }))
      if (!String(input).endsWith('/cpf/cadastro')) return fetch(input, init)
      const { cpf } = JSON.parse(String(init?.body))
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (cpf.endsWith('7')) return new Response('{}', { status: 404 })
      return new Response(JSON.stringify(Object.assign({}, answer, { cpf })))
    }
  }, example)

/** A user action's longest task in ms, and the memory afterwards in MB. */
type BatchStep = { name: string; longest: number; memory: number }

/** Runs a batch as a user does: paste, check, query, sort, filter, export. The page must show the batch. */
export async function runLargeBatch(
  page: Page,
  list: string,
): Promise<{ start: number; steps: BatchStep[] }> {
  const steps: BatchStep[] = []
  const start = await measureMemory(page)
  const step = async (name: string, act: () => Promise<unknown>) => {
    await takeLongTasks(page)
    await act()
    const { longest } = await takeLongTasks(page)
    steps.push({ name, longest, memory: await measureMemory(page) })
  }
  const press = async (name: string, button: string, isDone: () => Promise<unknown>) => {
    // Finds the button before measuring, because the search is work in the page too.
    const found = await page.getByRole('button', { name: button, exact: true }).elementHandle()
    await step(name, async () => {
      const done = isDone()
      await found?.evaluate((element) => (element as HTMLElement).click())
      await done
    })
  }
  const lines = lineCount.toLocaleString('pt-BR')

  await step('colar', () => paste(page, list))
  await press('conferir', 'Conferir lista', () => waitForText(page, 'main dl dd', lines))
  await choosePurpose(page)
  await press('consultar', 'Iniciar', () => waitForText(page, 'main', 'Terminado'))
  await press('ordenar', 'Consulta', () => waitForText(page, 'tr[aria-rowindex="2"]', '300.000.000'))
  const search = await page.getByRole('main').getByRole('searchbox').elementHandle()
  await step('filtrar', async () => {
    await search?.fill('300.000.000')
    await waitForText(page, 'main [role=status]', `1 de ${lines}`)
  })
  await search?.fill('')
  await waitForText(page, 'main [role=status]', `${lines} de ${lines}`)
  for (const kind of ['CSV', 'JSON'])
    await press(`exportar ${kind}`, `Exportar ${kind}`, async () => {
      await (await page.waitForEvent('download')).path()
    })
  return { start, steps }
}

/** Waits until the first match of the selector shows a text, with little work for the page. */
const waitForText = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    ([selector = '', text = '']) => document.querySelector(selector)?.textContent?.includes(text),
    [selector, text],
    { polling: 200, timeout: 120_000 },
  )

/** Pastes the text. Typing a long text gets slower with each character. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Lista', { exact: true }).evaluate((area, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Returns the memory that scripts hold after garbage collection, in MB. */
async function measureMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // The first collection runs finalizers, which free more memory.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 ** 2
}
