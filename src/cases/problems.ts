/** Reasons why the browser did not store or read a case. */
export type StoreProblem = 'full' | 'blocked' | 'missing' | 'unanswered' | 'failed'

export const storeProblemTexts: Record<StoreProblem, string> = {
  full: 'O disco ou o espaço deste navegador está cheio. Libere espaço e tente de novo: nada do que está na tela se perdeu.',
  blocked:
    'Este navegador não deixa guardar dados aqui. Uma janela anônima ou uma regra da empresa pode ser a causa.',
  missing: 'Este caso não está mais neste navegador: foi apagado, talvez em outra aba.',
  unanswered:
    'O navegador não respondeu. Feche as outras abas do painel e tente de novo: nada do que está na tela se perdeu.',
  failed: 'O navegador não conseguiu guardar nem ler os casos. Tente de novo.',
}
