import type { Explanations } from './explanation.ts'

/** Codes of single keys and values. */
export const grammarCodes = {
  'unknown-key': {
    means: 'Uma chave não existe no lugar em que está escrita.',
    matters: 'O que vem depois dela não valeria nada. Costuma ser um erro de digitação ou de recuo.',
    remedy: 'corrija o nome, apague a chave, ou confira o recuo: ela pode pertencer a outro lugar',
  },
  'missing-key': {
    means: 'Falta uma chave obrigatória.',
    matters: 'Sem ela o produto não sabe o que mostrar, ou aonde levar.',
    remedy: 'acrescente a chave, com o mesmo recuo das outras deste conjunto',
  },
  'wrong-type': {
    means: 'O valor é de outro tipo: um número onde se espera um texto, um texto onde se espera uma lista.',
    matters: 'O valor não pode ser usado como está escrito.',
    remedy: 'troque o valor por um do tipo esperado',
  },
  'invalid-value': {
    means: 'O valor é do tipo certo, mas não é aceito: está fora da lista, do limite ou do formato.',
    matters: 'O produto não saberia o que fazer com ele.',
    remedy: 'escreva um valor do formato que a mensagem descreve, dentro dos limites dela',
  },
  'malformed-path': {
    means: 'Um caminho tem um sinal ou um trecho que caminhos não podem ter.',
    matters: 'O navegador leria o endereço de outro modo, e a página não seria achada.',
    remedy: 'escreva o caminho como /consulta/cpf: sem espaços, acentos, pontos soltos nem // no começo',
  },
  'malformed-variant': {
    means: 'O número de uma variante não é um número inteiro a partir de 1.',
    matters: 'O número faz parte do endereço da variante, como em /consulta/cpf/2, e não muda mais.',
    remedy: 'use um número que nenhuma outra variante da família tenha, como 1 ou 2',
  },
  'unsafe-url': {
    means: 'Uma URL não usa https, ou leva usuário e senha.',
    matters: 'Dados de pessoas passariam abertos pela rede, e a senha estaria no navegador de todos.',
    remedy: 'use um endereço que comece com https://, sem usuário nem senha',
  },
  'unknown-kind': {
    means: 'Um campo é de um tipo (kind) que não existe.',
    matters: 'O tipo dá ao campo a máscara, a verificação e o teclado.',
    remedy: 'use um dos tipos de campo que existem; para um texto qualquer, text',
  },
  'unknown-block': {
    means: 'Um bloco do resultado é de um tipo (block) que não existe.',
    matters: 'O produto não saberia como mostrar esta parte da resposta.',
    remedy: 'use um dos blocos que existem, como fields ou table',
  },
  'unknown-format': {
    means: 'Um formato (format) não existe.',
    matters: 'O formato decide como o valor aparece: com que pontuação, em reais, como data.',
    remedy: 'use um dos formatos que existem, ou apague a chave para mostrar o valor como veio',
  },
} satisfies Explanations
