/** What a mistake in YAML is called and how it is mended; `$1` stands for what `when` captures. */
export type YamlMessage = { when?: RegExp; message: string; hint: string }

/** The messages of one code of the library: the first whose `when` matches its English text, else the last. */
export type YamlMessages = readonly [...YamlMessage[], YamlMessage]

/*
 * Codes of the YAML library that stand for many different mistakes, which only its English text tells apart.
 * What a new version words otherwise falls to the general message at the end of each list.
 */

export const missingChar: YamlMessages = [
  {
    when: /^Missing closing (")/,
    message: 'falta a aspa $1 que fecha o texto',
    hint: 'feche as aspas no fim do texto; dentro dele, escreva \\" para uma aspa',
  },
  {
    when: /^Missing closing (')/,
    message: 'falta a aspa $1 que fecha o texto',
    hint: "feche as aspas no fim do texto; dentro dele, escreva '' para uma aspa",
  },
  {
    when: /^Implicit map keys need/,
    message: 'falta ":" depois da chave',
    hint: 'escreva "chave: valor", com um espaço depois de ":"',
  },
  {
    when: /^Missing , between (.+) items/,
    message: 'falta uma vírgula entre os elementos ($1)',
    hint: 'separe os elementos com vírgulas; um texto com vírgula, { ou [ vai entre aspas',
  },
  {
    when: /^Missing space after : in (.+)/,
    message: 'falta um espaço depois de ":" ($1)',
    hint: 'escreva "chave: valor", com um espaço depois de ":"',
  },
  {
    when: /^Missing , or : between (.+) items/,
    message: 'falta "," ou ":" entre os elementos ($1)',
    hint: 'separe os elementos com vírgulas; um texto com aspas no meio vai entre aspas',
  },
  {
    when: /must end with a (.)/,
    message: 'falta "$1" no fim',
    hint: 'confira se tudo o que foi aberto com { ou [ é fechado',
  },
  {
    when: /^Sequence item without - indicator/,
    message: 'falta "-" antes do elemento da lista',
    hint: 'comece a linha com "- ", ou confira o recuo dela',
  },
  {
    when: /^Comments must be separated/,
    message: 'falta um espaço antes de "#"',
    hint: 'ponha um espaço antes do comentário; um texto com # vai entre aspas',
  },
  {
    when: /^Tags and anchors must be separated|^Missing newline after block sequence props/,
    message: 'falta um espaço ou uma nova linha depois da âncora ou da etiqueta',
    hint: 'apague a âncora ou a etiqueta; um texto que começa com & ou ! vai entre aspas',
  },
  {
    when: /^Block scalars with more-indented/,
    message: 'as linhas vazias antes do texto têm mais recuo que ele',
    hint: 'tire os espaços das linhas vazias',
  },
  {
    when: /^Block collection cannot start/,
    message: 'o conteúdo não pode começar na linha de "---"',
    hint: 'apague a linha "---", ou passe o conteúdo para a linha seguinte',
  },
  {
    when: /directives-end/,
    message: 'falta "---" depois da linha que começa com "%"',
    hint: 'apague a linha que começa com %; um texto que começa com % vai entre aspas',
  },
  {
    message: 'falta um sinal neste trecho',
    hint: 'confira vírgulas, ":", aspas, { } e [ ] desta linha e da anterior',
  },
]

const brackets = 'confira se cada { e cada [ é fechado uma só vez'

export const unexpectedToken: YamlMessages = [
  {
    when: /^Unexpected block-seq-ind on same line with key/,
    message: 'uma lista não pode começar na linha da chave',
    hint: 'passe o "- " para a linha seguinte; um texto que começa com "- " vai entre aspas',
  },
  {
    when: /^Unexpected , in (.+)/,
    message: 'há uma vírgula a mais ($1)',
    hint: 'apague a vírgula que não separa dois elementos',
  },
  {
    when: /^Unexpected empty item in (.+)/,
    message: 'há um elemento vazio ($1)',
    hint: 'apague a vírgula que não separa dois elementos',
  },
  {
    when: /^Unexpected (\S+) in (?:collection|flow)/,
    message: 'há um "$1" a mais',
    hint: 'apague um dos dois; um texto com ": " ou "- " vai entre aspas',
  },
  {
    when: /^Block scalar header includes extra characters: (.+)/,
    message: 'o começo de texto em bloco "$1" não existe',
    hint: 'depois de | ou > a linha termina, e o texto vem nas seguintes, com recuo',
  },
  {
    when: /^Not a YAML token: (.+)/s,
    message: 'não se entende "$1" aqui',
    hint: 'depois de | ou > a linha termina; um texto que começa assim vai entre aspas',
  },
  {
    when: /^Unexpected doc-end/,
    message: 'há um fim de documento ("...") sem documento',
    hint: 'apague a linha "..."',
  },
  {
    when: /^Unexpected (flow-(?:map|seq)-end) /,
    message: 'há um $1 que não fecha nada',
    hint: brackets,
  },
  {
    when: /^Unexpected (\S+) at node end/,
    message: 'não se espera $1 depois do valor',
    hint: 'apague o que vem depois do valor, ou ponha o texto inteiro entre aspas',
  },
  {
    when: /^Unexpected (\S+) token/,
    message: 'não se espera $1 aqui',
    hint: 'confira o recuo da linha; um texto com sinais de YAML vai entre aspas',
  },
  {
    message: 'este trecho não é esperado aqui',
    hint: 'confira o recuo da linha; um texto com sinais de YAML vai entre aspas',
  },
]

export const badIndent: YamlMessages = [
  {
    when: /^All mapping items/,
    message: 'as chaves de um mesmo conjunto devem começar na mesma coluna',
    hint: 'alinhe esta linha com as chaves a que ela pertence',
  },
  {
    when: /^All sequence items/,
    message: 'os elementos de uma lista devem começar na mesma coluna',
    hint: 'alinhe o "-" desta linha com o dos outros elementos',
  },
  {
    when: /^Block scalar/,
    message: 'o texto depois de | ou > deve ter recuo, e nenhuma linha dele menos que a primeira',
    hint: 'recue todas as linhas do texto',
  },
  {
    when: /sufficiently indented and end with a (.)/,
    message: 'falta "$1" no fim, ou o recuo das linhas até lá é pequeno',
    hint: 'confira se tudo o que foi aberto com { ou [ é fechado, e recue as linhas até lá',
  },
  {
    when: /^Flow end indicator/,
    message: 'o sinal que fecha { ou [ deve ter mais recuo que a chave',
    hint: 'recue a linha do } ou ]',
  },
  { message: 'o recuo da linha está errado', hint: 'alinhe a linha com as outras do mesmo nível' },
]
