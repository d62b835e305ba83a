import type { Environment } from '../../codegen/build/environment/build-variables.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import { absoluteUrl } from '../../manifest/schema/url.ts'
import { parseOptions } from '../command-line.ts'

export const tokenVariable = 'AVERIGUA_DOCTOR_TOKEN'
export const rolelessTokenVariable = 'AVERIGUA_DOCTOR_ROLELESS_TOKEN'

export const usage = `Uso: npm run doctor -- [opções]

Confere, antes dos usuários, o provedor, as fontes, a política e o servidor de um ambiente. Lê as variáveis VITE_… da
construção; sem nenhuma, as que a página em --origin tem.

  --origin URL  o endereço do painel, com o caminho dele, se houver: https://painel.empresa.example/
                sem ele, o que depende do endereço fica "não verificado"
  --suppliers   confere também os fornecedores de suppliers.yaml, com as variáveis do gateway neste ambiente; aos que
                não cobram, pergunta por get os exemplos
  --json        um só documento JSON na saída padrão
  --help        esta ajuda

  ${tokenVariable}           um access token com os papéis de um usuário, para conferir as fontes
  ${rolelessTokenVariable}  o de um usuário sem nenhum papel

Os tokens vão só às fontes com auth: bearer, e nunca são impressos. Com o primeiro, cada
caminho de uma fonte recebe o seu exemplo: pode custar uma consulta por caminho, a mais barata dele.

Termina com 0 se nada falha, 1 se algo falha, 2 se o uso está errado. "não verificado" e "aviso" não contam como falha.
`

export type CommandLine = { help: boolean; json: boolean; suppliers: boolean; site: URL | undefined }

/**
 * Reads the options. The URL of `site` ends with a slash.
 *
 * @throws UsageError, in Portuguese.
 */
export function readOptions(args: string[]): CommandLine {
  const {
    origin,
    json = false,
    help = false,
    suppliers = false,
  } = parseOptions({
    args,
    options: {
      origin: { type: 'string' },
      suppliers: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values
  if (origin === undefined) return { help, json, suppliers, site: undefined }
  const { error } = absoluteUrl.safeParse(origin)
  if (error) throw new UsageError(`--origin: ${error.issues[0]?.message}`)
  const site = new URL(origin)
  if (site.search || site.hash) throw new UsageError('--origin: A URL não pode ter ? nem #')
  if (!site.pathname.endsWith('/')) site.pathname += '/'
  return { help, json, suppliers, site }
}

/**
 * Reads the tokens of the environment.
 *
 * @throws UsageError, which never quotes a token.
 */
export function readTokens(env: Environment) {
  const read = (name: string) => {
    const token = env[name]?.trim()
    // `fetch` would throw an error that quotes the token.
    if (token && !/^[\x21-\x7e]+$/.test(token))
      throw new UsageError(`O valor da variável ${name} não é um token`)
    return token || undefined
  }
  return { token: read(tokenVariable), roleless: read(rolelessTokenVariable) }
}
