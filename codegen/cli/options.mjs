// @ts-check
// Plain JavaScript: the launcher reads the options before it loads codegen.
import { parseArgs } from 'node:util'

/** @typedef {'explain' | 'add' | 'diff' | 'rename' | 'verify' | 'new-product'} CommandName */

/**
 * `operands` are the words after the command's name; `values` are the options of single commands, such as
 * `title` of `add`.
 * @typedef {{ mode: 'write' | 'check' | 'watch' | 'help' | CommandName, json: boolean, manifest?: string |
 * undefined, out?: string | undefined, pages?: string | undefined, operands: string[], post?: boolean, all?: boolean,
 * public?: boolean, withoutDemos?: boolean, withoutConsultas?: boolean, yes?: boolean, curlText?: string,
 * values: Record<string, string | undefined>, }} Options
 */

/** Wrong usage of the command line. The message says why, in Portuguese. */
export class UsageError extends Error {
  /**
   * @param {string} message
   * @param {{ word: string, known: string[] }} [unknown] a word that is none of the known ones
   */
  constructor(message, unknown) {
    super(message)
    this.unknown = unknown
  }
}

export const usage = `Uso: npm run codegen -- [comando] [opções]

  (sem comando)     valida o manifesto e escreve o código gerado
  --check           só compara: mostra o que está desatualizado, faltando ou sobrando
  --check --against REV
                    e falha se o manifesto é incompatível com o da revisão REV do git
  --watch           gera de novo a cada mudança, até Ctrl+C

  explain CAMINHO [--all]
                    cada valor de uma rota ou consulta, e o arquivo e a linha de onde vem; com --all, também os padrões
                    que ninguém escreveu
  add FAMÍLIA --title TÍTULO [--from RESPOSTA.json [--public]] [--number N]
                    soma uma variante ao arquivo da família
  add --family NOME --title TÍTULO --field TIPO[,TIPO] [--from RESPOSTA.json [--public]]
                    cria o arquivo de uma família nova; com --public, o exemplo guarda os valores da resposta como são,
                    e nada fica encoberto: só para dados públicos, como os do IBGE
  add … [--curl PEDIDO.txt [--supplier NOME]]
                    o fornecedor da consulta, para o gateway: o pedido dele, num arquivo, como linha curl ou como método,
                    URL, cabeçalhos e corpo. Nenhum segredo é escrito: em seu lugar fica o nome de uma variável de ambiente.
                    --supplier é o nome do fornecedor; sem ele, é uma parte do endereço
  add CONSULTA --curl PEDIDO.txt [--from RESPOSTA.json] [--supplier NOME]
                    o mesmo para uma consulta que já existe, como cpf/1; a resposta do fornecedor diz de onde vem cada valor
  add … [--source FONTE] [--request "GET /caminho/{campo}"]
                    o pedido da consulta; o que falta se pergunta no terminal, e Enter usa o da família ou um palpite
  diff [REV]        o que mudou no manifesto desde a revisão REV do git (HEAD)
  rename DE PARA    muda o caminho de uma rota em todo o manifesto e deixa um redirecionamento
  verify --source NOME [--base-url URL] [--token-env VARIÁVEL] [--purpose FINALIDADE] [--only CONSULTA] [--post]
         [--origin URL] [--roleless-token-env VARIÁVEL]
                    pergunta os exemplos à fonte de verdade e confere as respostas; post só com --post, pois uma
                    consulta pode ser cobrada. Confere também se a fonte recusa quem deve e, com --origin, a origem do
                    painel, se um navegador a alcança; --roleless-token-env é o token de quem não tem nenhum papel

  new-product [PASTA] [--name NOME] [--short-name NOME] [--color "#RRGGBB"] [--without-demos] [--without-consultas]
              [--yes]
                    faz outro produto, numa pasta nova ou, sem PASTA, neste projeto: nome, nome curto (das chaves no
                    navegador e do pacote) e cor; sem as demonstrações; sem as consultas brasileiras, com uma família de
                    exemplo. Num terminal pergunta o que falta; com --yes não pergunta nada

  --json            um só documento JSON na saída padrão
  --manifest PASTA  o manifesto (manifest)
  --out PASTA       onde fica o código gerado (src/generated)
  --pages PASTA     onde estão as páginas (src)
  --help            esta ajuda

Termina com 0 se deu certo, 1 se o manifesto é inválido ou o código está desatualizado (com --check, também se há
avisos) ou a fonte não cumpre o que o manifesto diz dela, 2 se o uso está errado.
`

const common = /** @type {const} */ ({
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  manifest: { type: 'string', takes: 'uma pasta' },
  out: { type: 'string', takes: 'uma pasta' },
  pages: { type: 'string', takes: 'uma pasta' },
})

/** @typedef {{ type: 'boolean' | 'string', short?: string, takes?: string }} Flag */

/** @typedef {{ operands: [least: number, most: number], flags: Record<string, Flag> }} Grammar */

/**
 * The operands and own options of each command; `''` is codegen without a command.
 * @type {Record<CommandName | '', Grammar>}
 */
const grammars = {
  '': {
    operands: [0, 0],
    flags: {
      check: { type: 'boolean' },
      watch: { type: 'boolean' },
      against: { type: 'string', takes: 'uma revisão do git' },
    },
  },
  explain: { operands: [1, 1], flags: { all: { type: 'boolean' } } },
  add: {
    operands: [0, 1],
    flags: {
      title: { type: 'string', takes: 'um título' },
      from: { type: 'string', takes: 'um arquivo JSON' },
      curl: { type: 'string', takes: 'um arquivo com o pedido' },
      supplier: { type: 'string', takes: 'o nome do fornecedor' },
      source: { type: 'string', takes: 'o nome de uma fonte' },
      request: { type: 'string', takes: 'o método e o caminho, como "GET /cpf/{cpf}"' },
      number: { type: 'string', takes: 'um número' },
      family: { type: 'string', takes: 'um nome' },
      field: { type: 'string', takes: 'um ou mais tipos de campo' },
      public: { type: 'boolean' },
    },
  },
  diff: { operands: [0, 1], flags: {} },
  rename: { operands: [2, 2], flags: {} },
  verify: {
    operands: [0, 0],
    flags: {
      source: { type: 'string', takes: 'o nome de uma fonte' },
      'base-url': { type: 'string', takes: 'uma URL' },
      'token-env': { type: 'string', takes: 'o nome de uma variável de ambiente' },
      purpose: { type: 'string', takes: 'uma finalidade' },
      origin: { type: 'string', takes: 'a origem do painel, como https://painel.empresa.example' },
      'roleless-token-env': { type: 'string', takes: 'o nome de uma variável de ambiente' },
      only: { type: 'string', takes: 'uma consulta ou família' },
      post: { type: 'boolean' },
    },
  },
  'new-product': {
    operands: [0, 1],
    flags: {
      name: { type: 'string', takes: 'um nome' },
      'short-name': { type: 'string', takes: 'um nome curto, como clinica' },
      color: { type: 'string', takes: 'uma cor, como "#0F766E"' },
      'without-demos': { type: 'boolean' },
      'without-consultas': { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  },
}

/** `parseArgs` has to know the flags of all commands. */
const parsedFlags = Object.fromEntries(
  [common, ...Object.values(grammars).map(({ flags }) => flags)]
    .flatMap((flags) => Object.entries(/** @type {Record<string, Flag>} */ (flags)))
    .map(([name, { takes: _, ...flag }]) => [name, flag]),
)

/**
 * @param {string | undefined} word
 * @returns {word is CommandName}
 */
const isCommand = (word) => word !== undefined && word !== '' && Object.hasOwn(grammars, word)

/**
 * Reads the command line. The command's name is the first word that is not an option.
 * @param {string[]} args
 * @returns {Options}
 * @throws {UsageError}
 */
export function readOptions(args) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: parsedFlags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const [first] = positionals
  const command = isCommand(first) ? first : ''
  const operands = command === '' ? positionals : positionals.slice(1)
  const grammar = grammars[command]
  /** @type {Record<string, Flag>} */
  const flags = { ...common, ...grammar.flags }
  const seen = new Set()
  // A misspelt command has the options of the command that was meant, so it is reported first.
  if (command === '' && first !== undefined) throw unknownCommand(first)
  for (const token of tokens) if (token.kind === 'option') checkOption(token, flags, seen)
  if (values.check && values.watch) throw new UsageError('--check e --watch não podem ser usados juntos')
  if (values.json && values.watch) throw new UsageError('--json e --watch não podem ser usados juntos')
  if (values.against !== undefined && !values.check) throw new UsageError('--against só vale com --check')
  if (!values.help) checkOperands(command, operands, grammar)
  const texts = /** @type {Record<string, string | undefined>} */ (values)
  return {
    mode: values.help ? 'help' : command === '' ? selectMode(values) : command,
    json: values.json === true,
    manifest: texts.manifest,
    out: texts.out,
    pages: texts.pages,
    operands,
    ...(values.post === true && { post: true }),
    ...(values.public === true && { public: true }),
    ...(values.all === true && { all: true }),
    ...(values['without-demos'] === true && { withoutDemos: true }),
    ...(values['without-consultas'] === true && { withoutConsultas: true }),
    ...(values.yes === true && { yes: true }),
    values: Object.fromEntries(
      Object.keys(grammar.flags).flatMap((name) =>
        typeof values[name] === 'string' ? [[name, values[name]]] : [],
      ),
    ),
  }
}

/** @param {string} word */
function unknownCommand(word) {
  const known = Object.keys(grammars).filter((name) => name !== '')
  return new UsageError(`Comando desconhecido: ${word}`, { word, known })
}

/**
 * @param {string} command
 * @param {string[]} found
 * @param {Grammar} grammar
 */
function checkOperands(command, found, { operands: [min, max] }) {
  const extra = found[max]
  if (extra !== undefined) throw new UsageError(`Argumento inesperado: ${extra}`)
  if (found.length < min || found.includes('')) throw new UsageError(`Falta um argumento de ${command}`)
}

/**
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} option
 * @param {Record<string, Flag>} flags
 * @param {Set<string>} seen
 */
function checkOption({ name, rawName, value, inlineValue }, flags, seen) {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (!flag)
    throw new UsageError(`Opção desconhecida: ${rawName}`, {
      word: rawName,
      known: Object.keys(flags).map((known) => `--${known}`),
    })
  if (seen.has(name)) throw new UsageError(`Opção repetida: ${rawName}`)
  seen.add(name)
  const isTextFlag = flag.type === 'string'
  if (!isTextFlag && value !== undefined) throw new UsageError(`${rawName} não leva valor`)
  const isText = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
  if (isTextFlag && !isText) throw new UsageError(`${rawName} pede ${flag.takes}`)
}

/**
 * @param {Record<string, unknown>} values
 * @returns {Options['mode']}
 */
function selectMode({ check, watch }) {
  if (check) return 'check'
  return watch ? 'watch' : 'write'
}
