import type { ErrorCode, YAMLError } from 'yaml'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import {
  badIndent,
  missingChar,
  unexpectedToken,
  type YamlMessage,
  type YamlMessages,
} from './yaml-message-cases.ts'
import { tokenName } from './yaml-token-names.ts'

/** An error or a warning of the YAML library in Portuguese, with what to do about it. */
export function translateYamlError({ code, message: english }: YAMLError): {
  code: DiagnosticCode
  message: string
  hint: string
} {
  const cases = messagesByYamlError[code]
  const found = cases.find(({ when }) => when === undefined || when.test(english)) ?? fallbackMessage
  const detail = tokenName(found.when?.exec(english)?.[1] ?? '')
  const fillDetail = (text: string) => text.replaceAll('$1', () => detail)
  return {
    code: codeByYamlError[code] ?? 'yaml-syntax',
    message: `YAML inválido: ${fillDetail(found.message)}`,
    hint: fillDetail(found.hint),
  }
}

/** Errors about what a manifest does not allow in the first place. */
const codeByYamlError: Partial<Record<ErrorCode, DiagnosticCode>> = {
  ALIAS_PROPS: 'yaml-alias',
  BAD_ALIAS: 'yaml-alias',
  MULTIPLE_ANCHORS: 'yaml-alias',
  BAD_COLLECTION_TYPE: 'yaml-tag',
  MULTIPLE_TAGS: 'yaml-tag',
  TAG_RESOLVE_FAILED: 'yaml-tag',
}

const fallbackMessage: YamlMessage = {
  message: 'não foi possível entender este trecho',
  hint: 'compare o trecho com outro arquivo do manifesto',
}

/** By the library's code: a code that a new version adds is a type error here. */
const messagesByYamlError: Record<ErrorCode, YamlMessages> = {
  ALIAS_PROPS: [
    {
      message: 'um apelido (*) não pode ter âncora nem etiqueta',
      hint: 'âncoras e apelidos não são permitidos: repita o valor',
    },
  ],
  BAD_ALIAS: [
    {
      when: /^Alias cannot be an empty string/,
      message: 'falta um nome depois de "*"',
      hint: 'um texto que começa com * vai entre aspas',
    },
    {
      when: /^Anchor cannot be an empty string/,
      message: 'falta um nome depois de "&"',
      hint: 'um texto que começa com & vai entre aspas',
    },
    {
      message: 'o nome de uma âncora ou de um apelido não pode terminar em ":"',
      hint: 'um texto que começa com & ou * vai entre aspas',
    },
  ],
  BAD_COLLECTION_TYPE: [
    {
      when: /^(\S+) used for/,
      message: 'a etiqueta $1 não combina com o valor que vem depois dela',
      hint: 'apague a etiqueta',
    },
    { message: 'a etiqueta não combina com o valor que vem depois dela', hint: 'apague a etiqueta' },
  ],
  BAD_DIRECTIVE: [
    {
      when: /^Unsupported YAML version (.+)/,
      message: 'a versão $1 do YAML não existe ou não é aceita',
      hint: 'apague a linha que começa com %YAML',
    },
    {
      when: /^(%\w+) directive should contain/,
      message: 'a diretiva $1 está incompleta, ou tem partes a mais',
      hint: 'apague a linha que começa com $1',
    },
    {
      when: /^Unknown directive (.+)/,
      message: 'a diretiva $1 não existe',
      hint: 'apague a linha; um texto que começa com % vai entre aspas',
    },
    { message: 'a diretiva não foi entendida', hint: 'apague a linha que começa com %' },
  ],
  BAD_DQ_ESCAPE: [
    {
      when: /^Invalid escape sequence (.+)/s,
      message: 'a sequência $1 não existe entre aspas duplas',
      hint: 'escreva \\\\ para uma barra invertida, ou use aspas simples',
    },
    {
      message: 'há uma sequência com \\ que não existe entre aspas duplas',
      hint: 'escreva \\\\ para uma barra invertida, ou use aspas simples',
    },
  ],
  BAD_INDENT: badIndent,
  BAD_PROP_ORDER: [
    {
      when: /must be after the (\S+) indicator/,
      message: 'âncoras e etiquetas vêm depois de "$1"',
      hint: 'apague a âncora ou a etiqueta',
    },
    { message: 'âncora ou etiqueta fora do lugar', hint: 'apague a âncora ou a etiqueta' },
  ],
  BAD_SCALAR_START: [
    {
      when: /cannot start with a tab/,
      message: 'um texto sem aspas não pode começar com uma tabulação',
      hint: 'troque a tabulação por espaços',
    },
    {
      when: /cannot start with .*(\S)$/,
      message: 'um texto sem aspas não pode começar com $1',
      hint: 'ponha o texto entre aspas',
    },
    { message: 'um texto sem aspas não pode começar assim', hint: 'ponha o texto entre aspas' },
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    {
      when: /^Nested mappings/,
      message: 'há dois ":" na mesma linha',
      hint: 'ponha entre aspas o texto que tem ": ", ou passe a segunda chave para a linha seguinte, com recuo',
    },
    {
      message: 'uma lista não pode ser uma chave',
      hint: 'confira o recuo desta linha; os elementos da lista começam na coluna do primeiro',
    },
  ],
  BLOCK_IN_FLOW: [
    {
      message: 'dentro de { } ou [ ] não pode haver chaves ou listas escritas em linhas com recuo',
      hint: 'escreva tudo com { } e [ ], ou tudo em linhas com recuo',
    },
  ],
  DUPLICATE_KEY: [
    { message: 'a chave aparece duas vezes', hint: 'apague uma das duas, ou dê outro nome a ela' },
  ],
  IMPOSSIBLE: [fallbackMessage],
  KEY_OVER_1024_CHARS: [
    {
      message: 'o ":" está a mais de 1024 caracteres do começo da chave',
      hint: 'encurte a chave; se for um texto, ponha-o entre aspas',
    },
  ],
  MISSING_CHAR: missingChar,
  MULTILINE_IMPLICIT_KEY: [
    {
      message: 'uma chave deve estar numa só linha, com ":" depois dela',
      hint: 'confira se falta ":" depois da chave, e se as aspas e os colchetes abertos foram fechados',
    },
  ],
  MULTIPLE_ANCHORS: [
    { message: 'o valor tem mais de uma âncora (&)', hint: 'âncoras não são permitidas: apague-as' },
  ],
  MULTIPLE_DOCS: [
    { message: 'o arquivo tem mais de um documento', hint: 'apague a linha --- e o que vem depois dela' },
  ],
  MULTIPLE_TAGS: [
    { message: 'o valor tem mais de uma etiqueta (!)', hint: 'etiquetas não são permitidas: apague-as' },
  ],
  NON_STRING_KEY: [{ message: 'uma chave deve ser um texto', hint: 'ponha a chave entre aspas' }],
  RESOURCE_EXHAUSTION: [
    { message: 'o trecho é grande ou profundo demais', hint: 'divida-o, ou reduza os níveis' },
  ],
  TAB_AS_INDENT: [
    {
      message: 'o recuo não pode ter tabulações',
      hint: 'troque cada tabulação no começo da linha por espaços',
    },
  ],
  TAG_RESOLVE_FAILED: [
    {
      when: /^(?:Unresolved tag|Could not resolve tag|Not a valid tag): (.+)/s,
      message: 'a etiqueta $1 não é aceita',
      hint: 'apague a etiqueta; um texto que começa com ! vai entre aspas',
    },
    {
      message: 'a etiqueta não serve para este valor',
      hint: 'apague a etiqueta; um texto que começa com ! vai entre aspas',
    },
  ],
  UNEXPECTED_TOKEN: unexpectedToken,
}
