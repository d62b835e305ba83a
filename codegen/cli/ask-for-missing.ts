import { checkSource, listSources, readCall } from '../authoring/add/request-choice.ts'
import type { ExpandedManifest } from '../compile/expand/expand-manifest.ts'
import { CommandError } from '../diagnostics/errors.ts'
import type { CommandEnvironment } from './command.ts'
import type { Options } from './options.mjs'

/**
 * Asks for the title, the source and the request that the command line of `add` lacks. Returns the options with the answers.
 * An empty answer leaves the option out. Without a terminal, and with `--json`, nothing is asked.
 */
export async function askForMissing(
  options: Options,
  manifest: ExpandedManifest,
  { ask, printError }: CommandEnvironment,
): Promise<Options> {
  if (!ask || options.json) return options
  const { title, source, request } = options.values
  const readAnswer = async (question: string, check: (answer: string) => void) => {
    for (;;) {
      const answer = (await ask(question)).trim()
      if (answer === '') return undefined
      try {
        check(answer)
        return answer
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        printError(`${error.message}\n`)
      }
    }
  }
  const names = listSources(manifest).join(', ')
  const answers = {
    title: title ?? (await readAnswer('Título da consulta: ', () => undefined)),
    source:
      source ??
      (await readAnswer(`Fonte (${names}; Enter: a mais usada): `, (name) => checkSource(name, manifest))),
    request:
      request ??
      (await readAnswer('Pedido, como GET /cpf/{cpf} (Enter: o da família, ou um palpite): ', readCall)),
  }
  const isWithoutCurl = options.values.from !== undefined && options.values.curl === undefined
  const curlText = isWithoutCurl ? await readCommand(ask) : ''
  return { ...options, values: { ...options.values, ...answers }, ...(curlText !== '' && { curlText }) }
}

/** Reads a curl command, which may continue on further lines. */
async function readCommand(ask: (question: string) => Promise<string>): Promise<string> {
  const question = 'Pedido ao fornecedor, como linha curl (Enter: nenhum): '
  const lines = [await ask(question)]
  while (/[\\^]\s*$/.test(lines.at(-1) ?? '')) lines.push(await ask('> '))
  return lines.join('\n').trim()
}
