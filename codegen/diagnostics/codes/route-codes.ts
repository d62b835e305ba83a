import type { Explanations } from './explanation.ts'

/** Codes of paths, redirects, pages and icons. */
export const routeCodes = {
  'duplicate-path': {
    means:
      'Duas páginas, consultas ou variantes têm o mesmo caminho, ou uma consulta e os lotes da sua fonte.',
    matters: 'Só um dos dois seria alcançado. Maiúsculas e uma / no fim não distinguem dois caminhos.',
    remedy: 'mude um dos dois caminhos',
  },
  'unknown-link': {
    means: 'Um link leva a um caminho que nenhuma rota tem.',
    matters: 'Quem clicasse nele cairia numa página que não existe.',
    remedy: 'declare a rota em routes/ ou corrija o link',
  },
  'unknown-redirect': {
    means: 'Um redirecionamento leva a um caminho que nenhuma rota tem.',
    matters: 'Quem usasse o endereço antigo cairia numa página que não existe.',
    remedy: 'declare a rota em routes/ ou corrija o caminho em "to"',
  },
  'redirect-conflict': {
    means: 'Um redirecionamento nunca age, aparece duas vezes, ou leva a outro redirecionamento.',
    matters: 'Quem usasse o endereço poderia não chegar aonde o manifesto diz.',
    remedy: 'apague o redirecionamento, ou mude o caminho em "from"',
  },
  'missing-page': {
    means: 'A página de uma rota não existe na pasta das páginas.',
    matters: 'A rota não teria o que mostrar. Maiúsculas e minúsculas do nome contam.',
    remedy: 'corrija o nome em "page", ou peça a quem programa que crie o arquivo',
  },
  'page-outside': {
    means: 'O nome de uma página sai da pasta das páginas, ou não é um nome de página.',
    matters: 'O manifesto só pode usar páginas do próprio produto.',
    remedy: 'escreva o caminho do arquivo dentro de src, sem a terminação, como pages/dashboard',
  },
  'page-without-default': {
    means: 'O arquivo da página não exporta nenhum componente como `default`.',
    matters: 'O produto não saberia o que mostrar na rota.',
    remedy: 'exporte o componente da página com export default',
  },
  'unknown-icon': {
    means: 'Um ícone não existe em react-icons.',
    matters: 'O lugar dele ficaria vazio.',
    remedy: 'procure o nome em react-icons, como LuSearch',
  },
} satisfies Explanations
