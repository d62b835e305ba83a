import type { Explanations } from './explanation.ts'

/** Of what is likely a mistake but yields a working product. */
export const warningCodes = {
  'unused-source': {
    means: 'Nenhuma consulta pergunta a uma fonte de sources.yaml.',
    matters: 'Ou a fonte sobrou, ou uma consulta pergunta à fonte errada.',
    remedy: 'apague-a, ou use-a no request de uma consulta',
  },
  'count-mismatch': {
    means: 'Um texto diz quantos módulos, consultas, variantes ou dossiês há, e o número é outro.',
    matters: 'O produto prometeria o que não tem. Um número que o manifesto conta sozinho nunca envelhece.',
    remedy: 'corrija o número, ou tire-o do texto',
  },
  'title-mismatch': {
    means: 'Uma entrada de menu tem outro título que a página a que leva.',
    matters: 'Quem clica num nome espera chegar a uma página com o mesmo nome.',
    remedy: 'dê o mesmo título à entrada e à página',
  },
  'sensitive-mismatch': {
    means: 'Um valor está encoberto num lugar de uma família, e aberto em outro.',
    matters: 'O sigilo é do dado: encoberto num só lugar, ele não está protegido.',
    remedy: 'ponha sensitive: true nos dois lugares, ou em nenhum',
  },
} satisfies Explanations
